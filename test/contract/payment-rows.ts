import { randomUUID } from 'node:crypto'
import { forEveryone, forMembers, type Row } from './row.ts'
import type { World } from './world.ts'

const ordersOf = ({ orders }: World) => orders

/** What is bought, and how it is paid. */
export const PAYMENT_ROWS: Readonly<Record<string, Row>> = {
  'GET /api/packages.php': { outcomes: forMembers(200) },
  'GET /api/prices.php': { outcomes: forEveryone(200) },
  'GET /api/checkout.php': { input: () => ({ package: 'p0' }), outcomes: forMembers(200) },
  'POST /api/orders.php': {
    input: ({ caller }) => ({
      client_id: randomUUID(),
      package: 'p0',
      method: 'creditcard',
      // A newcomer has a quarter off.
      total_minor: caller.kind === 'premium' ? 1495 : 1121,
    }),
    outcomes: forMembers(200),
  },
  'GET /api/order.php': {
    input: () => ({ id: randomUUID() }),
    outcomes: forMembers('NOT_FOUND'),
    swaps: { id: ordersOf },
  },
  'DELETE /api/order.php': {
    input: () => ({ id: randomUUID() }),
    outcomes: forMembers('NOT_FOUND'),
    swaps: { id: ordersOf },
  },
  'GET /api/transactions.php': { outcomes: forMembers(200) },
  'GET /api/withdrawals.php': { outcomes: forMembers(200) },
  'POST /api/withdrawal-sum.php': {
    input: () => ({ order_id: randomUUID(), email: `${randomUUID()}@example.com` }),
    outcomes: forEveryone('NOT_WITHDRAWABLE'),
    swaps: { order_id: ordersOf },
  },
  'POST /api/withdrawal.php': {
    input: () => ({ order_id: randomUUID(), amount_minor: 1495 }),
    outcomes: forMembers('NOT_FOUND'),
    swaps: { order_id: ordersOf },
  },
  'GET /api/repeat-order.php': {
    outcomes: { ...forMembers('PREMIUM_REQUIRED'), premium: 200 },
  },
  'POST /api/repeat-order.php': {
    input: () => ({ client_id: randomUUID(), order_id: randomUUID(), total_minor: 1495 }),
    outcomes: { ...forMembers('PREMIUM_REQUIRED'), premium: 'NOT_FOUND' },
    swaps: { order_id: ordersOf },
  },
  'POST /api/payment-webhook.php': {
    request: () => ({
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'id=tr_unknown',
    }),
    outcomes: forEveryone(200),
  },
}
