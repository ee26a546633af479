import { sql } from 'kysely'
import type { Tx } from '#server/db/connect.ts'

/** Ends premium, unless there is an order left that is paid: not wholly refunded, and not charged back. */
export async function endPremium(tx: Tx, memberId: string): Promise<void> {
  await sql`
    update member set paid_user = false
    where id = ${memberId} and paid_user and not exists (
      select from credit_order
      where member_id = ${memberId} and status = 'completed' and refunded_credits < credits
    )`.execute(tx)
}
