import type { SpendingLimit } from '#contract/credits.ts'
import type { Db } from '#server/db/connect.ts'
import { limitRow } from '#server/features/payments/payments.ts'
import type { Holder } from './holder-of.ts'

/** What a member allows themselves in a month, and how much of it is spent. */
export async function spendingLimitOf(db: Db, holder: Holder): Promise<SpendingLimit> {
  const row = await limitRow(db, holder)
  return {
    currency: row.currency,
    limit_minor: row.limit_minor,
    spent_minor: row.spent_minor,
    next: row.next_at && { limit_minor: row.next_minor, from: row.next_at.toISOString() },
  }
}
