import { randomUUID } from 'node:crypto'
import { placeOrder } from '#contract/orders.ts'
import type { Db } from '#server/db/connect.ts'
import { checkDueOrders } from '#server/features/payments/orders/check-due-orders.ts'
import type { HttpFault } from './fakes/faults.ts'
import { mollieApp } from './mollie-app.ts'

type Means = {
  readonly siteId: string
  readonly orders: number
  readonly atOnce: number
  /** How long the provider may take, instead of as long as it really may. */
  readonly patienceMs?: number
}
type Wish = { readonly clientId: string; readonly nth: number }
type MollieApp = Awaited<ReturnType<typeof mollieApp>>

const FAULTS: readonly HttpFault[] = [
  'pass',
  'reset_after_commit',
  'pass',
  { status: 500 },
  'pass',
  'stall',
  'pass',
  'reset',
  { status: 429, retryAfter: 2 },
  'pass',
  'stall_after_commit',
  'duplicate',
]
const BREAKER_MS = 31_000
/**
 * After so many waves the faults are over and the provider may take its time: on a machine that is busy it is too late
 * without any fault, and each wave takes half a minute of the hour after which a purchase without a payment is given up.
 */
const WAVES_OF_FAULTS = 60
const MOST_WAVES = 100

/**
 * Buyers press until they are answered, while all that can happen to a provider happens to ours. Then it is over, each payment
 * is paid or fails, and time passes: how it all stands in the end.
 */
export async function payUnderFaults(db: Db, { siteId, orders, atOnce, ...means }: Means) {
  const app = await mollieApp(db, siteId, means)
  const wishes = Array.from({ length: orders }, (_, nth) => ({ clientId: randomUUID(), nth }))
  const { times, unanswered } = await pressAll(app, wishes, atOnce)
  await calm(app, 2)
  const payments = app.mollie.payments()
  payments.forEach(({ id }, nth) => app.mollie.setStatus(id, nth % 3 === 0 ? 'failed' : 'paid'))
  await calm(app, 3)
  const named = payments.map(({ metadata }) => (metadata as { order_id: string }).order_id)
  return {
    unanswered,
    longest: Math.max(...times),
    payments: payments.length,
    ordersWithPayment: new Set(named).size,
    paid: payments.filter(({ status }) => status === 'paid').length,
    ...(await ledgerOf(db)),
  }
}

async function pressAll(app: MollieApp, wishes: readonly Wish[], atOnce: number) {
  const waiting = [...wishes]
  const times: number[] = []
  for (let wave = 0; waiting.length > 0 && wave < MOST_WAVES; wave += 1) {
    if (wave < WAVES_OF_FAULTS) trouble(app, wave)
    else noTrouble(app)
    const pressed = waiting.splice(0, atOnce)
    const answers = await Promise.all(pressed.map((wish) => press(app, wish)))
    await app.accept()
    app.time.offset += BREAKER_MS
    times.push(...answers.map(({ ms }) => ms))
    waiting.push(...pressed.filter((_, at) => answers[at]!.outcome !== 200))
  }
  return { times, unanswered: waiting.length }
}

function trouble({ mollie, refuse }: MollieApp, wave: number): void {
  mollie.faults.next(...FAULTS.slice(wave % FAULTS.length), ...FAULTS)
  if (wave % 7 === 3) refuse()
}

function noTrouble({ mollie, bePatient }: MollieApp): void {
  bePatient()
  while (mollie.faults.left() > 0) mollie.faults.take()
}

/** With the same id each time, as a browser that was not answered well. */
async function press({ buyers }: MollieApp, { clientId, nth }: Wish) {
  const start = performance.now()
  const { outcome } = await buyers[nth % buyers.length]!.call(placeOrder, {
    client_id: clientId,
    package: 'p0',
    method: 'creditcard',
    total_minor: 1495,
  })
  return { outcome, ms: performance.now() - start }
}

/** The faults are over, and time passes. */
async function calm(app: MollieApp, rounds: number): Promise<void> {
  const { time, deps } = app
  noTrouble(app)
  for (let round = 0; round < rounds; round += 1) {
    time.offset += 3 * 60_000
    while ((await checkDueOrders(deps)) > 0);
  }
}

async function ledgerOf(db: Db) {
  const orders = await db.selectFrom('credit_order').select('status').execute()
  const { credits } = await db
    .selectFrom('credit_account')
    .select(({ fn }) => fn.sum<string>('balance').as('credits'))
    .where('kind', '=', 'member')
    .executeTakeFirstOrThrow()
  const withStatus = (status: string) => orders.filter((order) => order.status === status).length
  return {
    orders: orders.length,
    completed: withStatus('completed'),
    failed: withStatus('failed'),
    credits: Number(credits),
  }
}
