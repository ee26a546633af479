import { sql } from 'kysely'
import type { Currency } from '#contract/geo.ts'
import type { Db } from '#server/db/connect.ts'

const DAY_MS = 24 * 60 * 60 * 1000

type SetSpendingLimitInput = {
  readonly memberId: string
  /** Null is no limit. */
  readonly limitMinor: number | null
  /** Of a first limit. One that changes keeps its own, so that the two can be compared. */
  readonly currency: Currency
  readonly now: Date
}

/** Sets a member's limit: a lower one holds at once, a higher one or none a day later. The last wish is the one that counts. */
export async function setSpendingLimit(
  db: Db,
  { memberId, limitMinor, currency, now }: SetSpendingLimitInput,
): Promise<void> {
  const later = new Date(now.getTime() + DAY_MS)
  await sql`
    with held as (
      select id, case when spending_limit_next_at <= ${now} then spending_limit_next else spending_limit end as minor
      from member where id = ${memberId} for update
    ), wish as (
      select id, minor, ${limitMinor}::int as wished, coalesce(minor < ${limitMinor}::int, minor is not null) as is_later
      from held
    )
    update member set
      spending_limit_currency = case
        when minor is not null then spending_limit_currency when wished is not null then ${currency} end,
      spending_limit = case when is_later then minor else wished end,
      spending_limit_next = case when is_later then wished end,
      spending_limit_next_at = case when is_later then ${later}::timestamptz end
    from wish where member.id = wish.id`.execute(db)
}
