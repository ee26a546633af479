import { randomUUID } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import { Refusal } from '#contract/refusals.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import type { Bus } from '#server/events/bus.ts'
import { withEvents } from '#server/events/with-events.ts'
import { balanceOf, siteAccount, type SiteAccountKind } from './accounts.ts'

/** Why credits move, and which side of the site they move from or to. */
const OTHER_SIDE = {
  signup: 'granted',
  free_message: 'granted',
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

type Correction = {
  readonly memberId: string
  /** What the member gets, or with a minus gives. */
  readonly amount: number
  /** Stands in the ledger for good. */
  readonly why: string
}

/** Gives a member credits, or takes some, for a reason that an operator answers for. Returns the balance after it. */
export function correctCredits(
  deps: { readonly db: Db; readonly events: Bus; readonly now: Date },
  { memberId, amount, why }: Correction,
): Promise<number> {
  return withEvents(deps, async (tx, notify) => {
    const member = await tx
      .selectFrom('member')
      .select(['site_id', 'credit_account_id'])
      .where('id', '=', memberId)
      .executeTakeFirstOrThrow()
    const accountId = member.credit_account_id
    const cause = { reason: 'correction', reference: `${randomUUID()} ${why}` } as const
    const { now } = deps
    await moveCredits(tx, { siteId: member.site_id, accountId, amount, ...cause, now })
    notify([memberId], { kind: 'user_changed' })
    return balanceOf(tx, accountId)
  })
}

type Return = Pick<Movement, 'siteId' | 'accountId' | 'reference' | 'now'> & {
  /** How many credits the site takes back. */
  readonly amount: number
}

/**
 * Takes sold credits back whose money was taken back: one transfer in which the member gives what is there, never below zero,
 * and the site's account of debts the rest. Returns that rest. The same cause takes once.
 */
export async function takeBack(tx: Tx, taking: Return): Promise<number> {
  const { siteId, accountId, amount, reference, now } = taking
  if (amount === 0) return 0
  const soldId = await siteAccount(tx, siteId, 'sold')
  const debtId = await siteAccount(tx, siteId, 'debt')
  const transferId = randomUUID()
  const { rows } = await sql<{ owed: number }>`
    with payer as (
      select least(balance, ${amount}::int) as given from credit_account where id = ${accountId}
      for no key update
    ), sold as (
      insert into credit_entry (transfer_id, account_id, amount, reason, reference, created_at)
      select ${transferId}, ${soldId}, ${amount}::int, 'chargeback', ${reference}, ${now} from payer
      on conflict (reason, reference, account_id) do nothing
      returning id
    ), given as (
      update credit_account set balance = balance - payer.given
      from payer, sold where credit_account.id = ${accountId}
      returning payer.given
    ), entries as (
      insert into credit_entry (transfer_id, account_id, amount, reason, reference, created_at)
      select ${transferId}, entry.account_id, entry.amount, 'chargeback', ${reference}, ${now}
      from given cross join lateral (values
        (${accountId}::uuid, -given.given),
        (${debtId}::uuid, given.given - ${amount}::int)
      ) as entry (account_id, amount)
      where entry.amount <> 0
    )
    select ${amount}::int - given.given as owed from given`.execute(tx)
  return rows[0]?.owed ?? 0
}

type Step = Pick<Movement, 'siteId' | 'reference' | 'now' | 'amount'> & {
  readonly reason: 'free_message' | 'message' | 'photo' | 'gift'
  /** The id of the member's account, selected from the steps before: no row, no entries. */
  readonly account: RawBuilder<unknown>
}

/**
 * The two entries of a movement as a step of a larger statement. The step before has changed the balance, guarded by
 * there being as much; what costs nothing leaves no entries.
 */
export function entriesFor(step: Step): RawBuilder<unknown> {
  const { siteId, amount, reason, reference, now, account } = step
  return sql`
    insert into credit_entry (transfer_id, account_id, amount, reason, reference, created_at)
    select ${randomUUID()}, entry.account_id, entry.amount, ${reason}, ${reference}, ${now}
    from (${account}) as payer (id)
    cross join lateral (values
      (payer.id, ${amount}::int),
      ((select id from credit_account where site_id = ${siteId} and kind = ${OTHER_SIDE[reason]}), -${amount}::int)
    ) as entry (account_id, amount)
    where ${amount}::int <> 0`
}
