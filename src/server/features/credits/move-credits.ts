import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { Refusal } from '#contract/refusals.ts'
import type { Tx } from '#server/db/connect.ts'
import { siteAccount, type SiteAccountKind } from './accounts.ts'

/** Why credits move, and which side of the site they move from or to. */
export const OTHER_SIDE = {
  signup: 'granted',
  correction: 'granted',
  purchase: 'sold',
  refund: 'sold',
  chargeback: 'sold',
  message: 'spent',
  photo: 'spent',
  gift: 'spent',
} as const satisfies Record<string, SiteAccountKind>

export type Movement = {
  readonly siteId: string
  readonly accountId: string
  /** What the member gets, or with a minus pays. */
  readonly amount: number
  readonly reason: keyof typeof OTHER_SIDE
  /** What caused it, such as the order or the message: the same cause moves credits once. */
  readonly reference: string
  readonly now: Date
}

/**
 * Moves credits between a member and the site: two entries that sum to zero and the member's balance, all or nothing.
 * True when it happened now, false when it had happened before; refused when the balance does not suffice, and then the
 * transaction must not go on.
 */
export async function moveCredits(tx: Tx, movement: Movement): Promise<boolean> {
  const { siteId, accountId, amount, reason, reference, now } = movement
  const otherId = await siteAccount(tx, siteId, OTHER_SIDE[reason])
  const transferId = randomUUID()
  const { rows } = await sql<{ is_new: boolean; is_moved: boolean }>`
    with entry as (
      insert into credit_entry (transfer_id, account_id, amount, reason, reference, created_at)
      values (${transferId}, ${accountId}, ${amount}, ${reason}, ${reference}, ${now})
      on conflict (reason, reference, account_id) do nothing
      returning account_id, amount
    ), moved as (
      update credit_account set balance = balance + entry.amount
      from entry
      where credit_account.id = entry.account_id and balance + entry.amount >= 0
      returning credit_account.id
    ), counter_entry as (
      insert into credit_entry (transfer_id, account_id, amount, reason, reference, created_at)
      select ${transferId}, ${otherId}, -entry.amount, ${reason}, ${reference}, ${now}
      from entry join moved on moved.id = entry.account_id
      returning id
    )
    select exists (select from entry) as is_new, exists (select from counter_entry) as is_moved
  `.execute(tx)
  const { is_new: isNew, is_moved: isMoved } = rows[0]!
  if (isNew && !isMoved) throw new Refusal('INSUFFICIENT_CREDITS')
  return isNew
}
