import type { ExpressionBuilder } from 'kysely'
import type { Niche } from '#contract/landers.ts'
import type { Tables } from '#server/db/tables.ts'

type Where = ExpressionBuilder<Tables, 'member'>

/** Whom a niche is about. What no profile says, such as a taste, does not narrow it down. */
export function isOfNiche(niche: Niche, now: Date) {
  return (where: Where) => {
    const isWoman = where('member.gender', '=', 'female')
    const seeks = (gender: string) => where('member.seeks', 'in', [gender, 'both'])
    const rules = {
      she: [isWoman, seeks('female')],
      gay: [where('member.gender', '=', 'male'), seeks('male')],
      bbw: [isWoman, where('member.body_type', 'in', ['curvy', 'full_figured'])],
      milf: [
        isWoman,
        where('member.date_of_birth', '<=', yearsBefore(now, 35)),
        where('member.date_of_birth', '>', yearsBefore(now, 55)),
      ],
      gilf: [isWoman, where('member.date_of_birth', '<=', yearsBefore(now, 55))],
      bdsm: [],
      general: [],
    }
    return rules[niche]
  }
}

/** The same day so many years earlier, as yyyy-mm-dd. A 29 February counts as the first of March. */
function yearsBefore(now: Date, years: number): string {
  const then = new Date(now)
  then.setUTCFullYear(now.getUTCFullYear() - years)
  return then.toISOString().slice(0, 10)
}
