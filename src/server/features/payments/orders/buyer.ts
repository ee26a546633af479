import type { CountryCode, LocaleCode } from '#contract/locales.ts'
import type { Db } from '#server/db/connect.ts'
import { settingsOf } from '#server/features/settings/settings.ts'
import type { SessionMember } from '#server/http/session.ts'
import type { Visit } from '#server/http/visit.ts'

export type Buyer = {
  readonly siteId: string
  readonly memberId: string
  readonly accountId: string
  readonly locale: LocaleCode
  readonly now: Date
}

export type KnownBuyer = Buyer & {
  /** Every country that can be paid from. */
  readonly countries: readonly CountryCode[]
  /** Their own, if it is one of them. */
  readonly country: CountryCode
  readonly isPremium: boolean
  readonly isDebitBlocked: boolean
  readonly timeZone: string
}

/** Who buys, as all that has to do with buying needs to know them. */
export async function buyerOf(
  db: Db,
  { site, member, now }: Pick<Visit, 'site' | 'now'> & { readonly member: SessionMember },
): Promise<KnownBuyer> {
  const { countries, time_zone: timeZone } = await settingsOf(db, site.id)
  const row = await db
    .selectFrom('member')
    .select(['credit_account_id', 'language', 'country', 'paid_user', 'debit_blocked_at'])
    .where('id', '=', member.id)
    .executeTakeFirstOrThrow()
  return {
    siteId: site.id,
    memberId: member.id,
    accountId: row.credit_account_id,
    locale: row.language,
    countries,
    country: countries.find((code) => code === row.country) ?? countries[0]!,
    isPremium: row.paid_user,
    isDebitBlocked: row.debit_blocked_at !== null,
    timeZone,
    now,
  }
}
