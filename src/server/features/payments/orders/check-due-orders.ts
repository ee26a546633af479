import { sql } from 'kysely'
import { transact } from '#server/db/connect.ts'
import { every } from '#server/jobs/every.ts'
import type { OrderRow } from './order.ts'
import { expireOrder, LONGEST_OPEN_MS, nextCheck } from './payment.ts'
import { type PaymentDeps, ProviderUnavailable } from '../provider/provider.ts'
import { payRefunds } from './refund-order.ts'
import { settle } from './settle.ts'

const BATCH = 50
const AT_ONCE = 5

/** Asks about every purchase whose turn it is, and sends every refund that is not yet sent. Returns how many it asked about. */
export async function checkDueOrders(deps: PaymentDeps): Promise<number> {
  const due = await claimDue(deps)
  const waiting = [...due]
  while (waiting.length > 0)
    await Promise.all(waiting.splice(0, AT_ONCE).map((order) => askAbout(deps, order)))
  await payRefunds(deps)
  return due.length
}

type Due = Pick<OrderRow, 'id' | 'account_id' | 'created_at' | 'checks' | 'completed_at'>

/**
 * Those whose turn it is, and their next turn in the same step: of several processes one asks, and one that dies meanwhile
 * has only lost this turn.
 */
async function claimDue({ db, clock }: PaymentDeps): Promise<Due[]> {
  const now = clock()
  return transact(db, async (tx) => {
    const { rows } = await sql<Due>`
      select id, account_id, created_at, checks + 1 as checks, completed_at from credit_order
      where check_at <= ${now} order by check_at limit ${BATCH} for update skip locked`.execute(tx)
    if (rows.length === 0) return []
    await sql`
      update credit_order set checks = credit_order.checks + 1, check_at = next.check_at
      from unnest(
        ${rows.map(({ id }) => id)}::uuid[],
        ${rows.map((order) => nextCheck(order, now))}::timestamptz[]
      ) as next (id, check_at)
      where credit_order.id = next.id`.execute(tx)
    return rows
  })
}

/** A debit is asked about until it is settled; any other order that its buyer did not pay in two weeks is over. */
async function askAbout(deps: PaymentDeps, order: Due): Promise<void> {
  try {
    await settle(deps, order.id)
  } catch (error) {
    const why = error instanceof ProviderUnavailable ? 'the provider is away' : 'settling failed'
    deps.log.warn({ err: error, order_id: order.id }, why)
  }
  const age = deps.clock().getTime() - order.created_at.getTime()
  if (age > LONGEST_OPEN_MS && order.completed_at === null) await expireOrder(deps, order)
}

const PAUSE_MS = 10_000

/** Asks about purchases whose turn it is, at once and every few seconds, one round after the other. Returns how to stop it. */
export function checkOrdersPeriodically(deps: PaymentDeps): () => void {
  const what = 'asking about purchases'
  return every({ ms: PAUSE_MS, isAtOnce: true, what, log: deps.log }, () => checkDueOrders(deps))
}
