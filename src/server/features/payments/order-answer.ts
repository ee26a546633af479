import type { Order } from '#contract/orders.ts'
import type { OrderRow } from './order-row.ts'
import { vatIn } from './price-of.ts'

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
