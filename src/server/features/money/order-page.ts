import { sql } from 'kysely'
import type { z } from 'zod/mini'
import type { OrderPage } from '#contract/office/orders.ts'
import { Refusal } from '#contract/refusals.ts'
import { type Db, transact } from '#server/db/connect.ts'
import { aloneMost, approvalsAbout, type Looking } from '#server/features/approvals/approvals.ts'
import { balanceOf } from '#server/features/credits/credits.ts'
import { type OrderRow, orderById, planRefund, vatIn } from '#server/features/payments/payments.ts'
import { findingsOf } from './findings-of.ts'
import { orderRow } from './list-orders.ts'

type Page = z.input<typeof OrderPage>

/** An order with all that it is made of, all it caused, and what the provider says of it. */
export async function orderPage(db: Db, id: string, looking: Looking): Promise<Page> {
  const row = await orderRow(db, { id, ...looking })
  const order = row && (await orderById(db, id))
  if (!order) throw new Refusal('NOT_FOUND')
  const movements = await movementsOf(db, order)
  return {
    ...row,
    price_minor: order.price_minor,
    discount: discountOf(order),
    vat_minor: vatIn(order.total_minor, order.vat_rate),
    vat_rate: order.vat_rate,
    country: order.country,
    provider: order.provider,
    payment_id: order.provider_id,
    completed_at: order.completed_at?.toISOString() ?? null,
    settled_at: order.settled_at?.toISOString() ?? null,
    check_at: order.check_at?.toISOString() ?? null,
    refunded_credits: order.refunded_credits,
    balance: order.member_id === null ? null : await balanceOf(db, order.account_id),
    movements: movements.map((movement) => {
      const { sum: _, at, ...shown } = movement
      return { ...shown, at: at.toISOString() }
    }),
    sum: movements.reduce((total, { sum }) => total + sum, 0),
    ours: {
      state: order.status,
      amount_minor: order.total_minor,
      currency: order.currency,
      refunded_minor: order.refunded_minor,
    },
    theirs: await theirsOf(db, order),
    refunds: await refundsOf(db, id),
    findings: await findingsOf(db, id),
    approvals: await approvalsAbout(db, id, looking),
    refundable: await refundableOf(db, order, looking),
  }
}

function discountOf({ discount_kind: kind, discount_code: code, discount_percentage }: OrderRow) {
  return kind === null ? null : { kind, code: code ?? '', percentage: discount_percentage }
}

type Moved = Omit<Page['movements'][number], 'at'> & { readonly at: Date; readonly sum: number }

/** Each transfer that the order caused, from whom to whom, and what its entries sum to. */
async function movementsOf(db: Db, { id }: OrderRow): Promise<Moved[]> {
  const { rows } = await sql<Moved>`
    select min(entry.created_at) as at, min(reason) as reason, sum(amount)::int as sum,
      (sum(amount) filter (where amount > 0))::int as credits,
      string_agg(distinct kind, ', ') filter (where amount < 0) as "from",
      string_agg(distinct kind, ', ') filter (where amount > 0) as "to"
    from credit_entry as entry join credit_account on credit_account.id = account_id
    where (reason in ('purchase', 'chargeback') and reference = ${id}::text)
      or (reason = 'refund' and reference in (select order_refund.id::text from order_refund where order_id = ${id}))
    group by transfer_id order by at, transfer_id`.execute(db)
  return rows
}

async function theirsOf(db: Db, order: OrderRow): Promise<Page['theirs']> {
  const said = await db
    .selectFrom('provider_payment')
    .select(['status', 'amount_minor', 'currency', 'refunded_minor', 'charged_back_minor'])
    .select(['asked_at', 'settlement'])
    .where('provider', '=', order.provider)
    .where('payment_id', '=', order.provider_id ?? '')
    .executeTakeFirst()
  if (!said) return null
  return {
    state: Number(said.charged_back_minor) > 0 ? 'charged_back' : said.status,
    amount_minor: said.amount_minor === null ? null : Number(said.amount_minor),
    currency: said.currency,
    refunded_minor: Number(said.refunded_minor),
    asked_at: said.asked_at.toISOString(),
    settlement: said.settlement,
  }
}

async function refundsOf(db: Db, orderId: string): Promise<Page['refunds']> {
  const rows = await db
    .selectFrom('order_refund')
    .select(['id', 'created_at', 'amount_minor', 'credits', 'status', 'next_try_at', 'key'])
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .execute()
  return rows.map(({ id, created_at: at, amount_minor, credits, status, next_try_at, key }) => ({
    id,
    at: at.toISOString(),
    amount_minor,
    credits,
    is_sent: status === 'done',
    is_withdrawal: key === 'withdrawal',
    next_try_at: next_try_at?.toISOString() ?? null,
  }))
}

/** What a refund would be now; its locks are given back at once. */
async function refundableOf(
  db: Db,
  order: OrderRow,
  { operatorId, now }: Looking,
): Promise<Page['refundable']> {
  const most = order.total_minor - order.refunded_minor
  if (order.status !== 'completed' || most === 0) return null
  const wish = { way: 'rule', credits: null } as const
  const plan = await transact(db, (tx) => planRefund(tx, order.id, wish))
  const rule = plan === null || 'most' in plan ? { credits: 0, amountMinor: 0 } : plan
  return {
    credits: rule.credits,
    amount_minor: rule.amountMinor,
    most_minor: most,
    alone_minor: await aloneMost(db, {
      siteId: order.site_id,
      currency: order.currency,
      operatorId,
      now,
    }),
  }
}
