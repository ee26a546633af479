import type { ExpressionBuilder } from 'kysely'
import type { Gender } from '#contract/fields.ts'
import type { Niche } from '#contract/landers.ts'
import type { CountryCode } from '#contract/locales.ts'
import type { Db } from '#server/db/connect.ts'
import { anyOf } from '#server/db/prepared.ts'
import type { Reads } from '#server/db/replica.ts'
import type { Tables } from '#server/db/tables.ts'
import {
  CARD_COLUMNS,
  isVisibleTo,
  mayBeShowcasedTo,
  memberCard,
  onlineSince,
  settingsFor,
  type Viewer,
} from '#server/features/members/members.ts'

const AT_MOST = 12
/** Counting stops here: the exact number of a crowd is worth less than the time to count it. */
const COUNTED_AT_MOST = 1000

type FacesInput = {
  readonly viewer: Viewer
  readonly country: CountryCode
  readonly niche: Niche
  readonly now: Date
}

/**
 * Real members of a country and niche with a photo who agreed to stand on landing pages, for a niche on such pages, the
 * last active first; and how many members of the niche are online, of whom nothing is told. They may be found aside: whether they
 * agree still, and what is told of them, is asked where it was written.
 */
export async function faces({ db, readAside }: Reads, { viewer, country, niche, now }: FacesInput) {
  const isReal = (where: ExpressionBuilder<Tables, 'member'>) =>
    where.and([
      isVisibleTo(viewer)(where),
      where('member.country', '=', country),
      where('member.is_fictional', '=', false),
      ...isOfNiche(niche, now)(where),
    ])
  const shown = (from: Db) =>
    from
      .selectFrom('member')
      .where(isReal)
      .where(mayBeShowcasedTo(viewer, { isByType: niche !== 'general' }))
      .where('member.main_photo', 'is not', null)
      .orderBy('member.last_active_at', 'desc')
      .orderBy('member.id', 'desc')
  const online = (from: Db) =>
    from
      .selectFrom('member')
      .where(isReal)
      .where('member.last_active_at', '>=', onlineSince(now))
      .select('member.id')
      .limit(COUNTED_AT_MOST)
  const [found, there] = await readAside((aside) =>
    Promise.all([
      shown(aside).select('member.id').limit(AT_MOST).execute(),
      online(aside).execute(),
    ]),
  )
  const ids = found.map(({ id }) => id)
  const rows = await shown(db).where('member.id', '=', anyOf(ids)).select(CARD_COLUMNS).execute()
  const settings = await settingsFor(db, viewer)
  return {
    num_online: there.length,
    members: rows.map((row) => memberCard(row, { settings, now })),
  }
}

type Where = ExpressionBuilder<Tables, 'member'>

/** The members a niche is about. What no profile says, such as a taste, does not narrow it down. */
function isOfNiche(niche: Niche, now: Date) {
  return (where: Where) => {
    const isWoman = where('member.member_kind', '=', 'female')
    const seeks = (gender: Gender) => where('member.seeks', 'in', [gender, 'both'])
    const rules = {
      she: [isWoman, seeks('female')],
      gay: [where('member.member_kind', '=', 'male'), seeks('male')],
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
