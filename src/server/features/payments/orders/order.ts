import { type Selectable, sql } from 'kysely'
import type { Order } from '#contract/orders.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import type { Tables } from '#server/db/tables.ts'
import { vatIn } from './quote.ts'

/** A purchase as the database has it. */
export type OrderRow = Selectable<Tables['credit_order']>

export function orderById(db: Db, id: string): Promise<OrderRow | undefined> {
  return db.selectFrom('credit_order').selectAll().where('id', '=', id).executeTakeFirst()
}

/** An order of this member; another member's is as if it were not there. */
export function ownOrder(
  db: Db,
  { id, memberId }: { readonly id: string; readonly memberId: string },
): Promise<OrderRow | undefined> {
  return db
    .selectFrom('credit_order')
    .selectAll()
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .executeTakeFirst()
}

/**
 * An order that no other transaction changes until this one ends, nor the balance it belongs to. Every transaction locks in
 * this order, so that no two wait for each other: member, account, order, discount, receipts.
 */
export async function lockOrder(tx: Tx, { id, account_id: accountId }: Held): Promise<OrderRow> {
  await lockAccount(tx, accountId)
  return tx
    .selectFrom('credit_order')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
}

type Held = Pick<OrderRow, 'id' | 'account_id'>

/** No other transaction buys or spends from this account until this one ends. */
export async function lockAccount(tx: Tx, accountId: string): Promise<void> {
  await sql`select from member where credit_account_id = ${accountId} for no key update`.execute(tx)
  await sql`select from credit_account where id = ${accountId} for no key update`.execute(tx)
}

/** A purchase as its owner may know it. */
export function orderAnswer(row: OrderRow): Order {
  const isOpen = row.status === 'new' || row.status === 'pending'
  return {
    id: row.id,
    created_at: row.created_at.toISOString(),
    style: row.style as Order['style'],
    credits: row.credits,
    currency: row.currency as Order['currency'],
    price_minor: row.price_minor,
    discount: discountOf(row),
    total_minor: row.total_minor,
    vat_minor: vatIn(row.total_minor, row.vat_rate),
    vat_rate: row.vat_rate,
    country: row.country as Order['country'],
    method: row.method as Order['method'],
    status: isOpen ? 'pending' : (row.status as Order['status']),
    checkout_url: isOpen ? row.checkout_url : null,
    completed_at: row.completed_at?.toISOString() ?? null,
    receipt_number: row.receipt_number,
    refunded_minor: row.refunded_minor,
    refunded_credits: row.refunded_credits,
    owed_credits: row.owed_credits,
  }
}

function discountOf(row: OrderRow): Order['discount'] {
  const { discount_kind: kind, discount_code: code, discount_percentage: percentage } = row
  return kind === null || code === null ? null : { kind: kind as DiscountKind, code, percentage }
}

type DiscountKind = NonNullable<Order['discount']>['kind']
