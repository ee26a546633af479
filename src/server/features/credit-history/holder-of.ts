import { COUNTRY_CURRENCY, type Currency } from '#contract/geo.ts'
import type { CountryCode } from '#contract/locales.ts'
import type { Db } from '#server/db/connect.ts'
import { settingsOf } from '#server/features/settings/settings.ts'
import type { Visit } from '#server/http/visit.ts'

/** Whoever looks at their own credits. */
export type Holder = {
  readonly siteId: string
  readonly memberId: string
  readonly accountId: string
  readonly currency: Currency
  readonly timeZone: string
  readonly now: Date
}

type MemberVisit = Pick<Visit, 'site' | 'now'> & { readonly member: { readonly id: string } }

export async function holderOf(db: Db, { site, member, now }: MemberVisit): Promise<Holder> {
  const { time_zone: timeZone } = await settingsOf(db, site.id)
  const { country, credit_account_id: accountId } = await db
    .selectFrom('member')
    .select(['country', 'credit_account_id'])
    .where('id', '=', member.id)
    .executeTakeFirstOrThrow()
  const currency = COUNTRY_CURRENCY[country as CountryCode]
  return { siteId: site.id, memberId: member.id, accountId, currency, timeZone, now }
}
