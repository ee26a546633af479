import { sql } from 'kysely'
import type { Db } from '#server/db/connect.ts'
import type { Newcomer } from './newcomer-discount.ts'

/** Under which a newcomer's discount is used, whichever of the two it is. */
export function newcomerKey(accountId: string): string {
  return `newcomer:${accountId}`
}

/** What decides whether a member has a newcomer's discount. */
export async function newcomerOf(db: Db, memberId: string): Promise<Newcomer> {
  const { rows } = await sql<Newcomer>`
    select member.signup_at, member.paid_user, member.is_newcomer, exists (
      select from discount_use join credit_order on credit_order.id = discount_use.order_id
      where discount_use.site_id = member.site_id and discount_use.key = 'newcomer:' || member.credit_account_id
        and credit_order.completed_at is not null
    ) as has_used_discount
    from member where member.id = ${memberId}`.execute(db)
  return rows[0]!
}
