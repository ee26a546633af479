import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { z } from 'zod/mini'
import type { listOrders as contract, Order } from '#contract/orders.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Db } from '#server/db/connect.ts'
import { cursorOf, readCursor } from '#server/http/cursor.ts'
import { deadline } from '#server/kernel/time.ts'
import { lockOrder, orderAnswer, type OrderRow, ownOrder } from './order.ts'
import { callProvider, type PaymentDeps, ProviderUnavailable } from '../provider/provider.ts'
import { settle } from './settle.ts'
import { withEvents } from '#server/events/with-events.ts'
import { closeUnpaidOrder } from './lifecycle.ts'

/** A member who waits for the provider is answered in time with what is known. */
const PATIENCE_MS = 1_500

type GetOrderInput = {
  readonly id: string
  readonly memberId: string
  /** Whether the provider may be asked now about this purchase. */
  readonly mayAsk: (id: string) => boolean
}

/** One's own purchase; while it is open the provider is asked how it stands, whatever webhooks do. */
export async function getOrder(
  deps: PaymentDeps,
  { id, memberId, mayAsk }: GetOrderInput,
): Promise<Order> {
  const order = await ownOrder(deps.db, { id, memberId })
  if (!order) throw new Refusal('NOT_FOUND')
  const isOpen = order.status === 'new' || order.status === 'pending'
  if (!isOpen || !mayAsk(id)) return orderAnswer(order)
  await askForAWhile(deps, id)
  return orderAnswer((await ownOrder(deps.db, { id, memberId })) ?? order)
}

async function askForAWhile(deps: PaymentDeps, id: string): Promise<void> {
  const asked = settle(deps, id).catch((error: unknown) =>
    deps.log.warn({ err: error, order_id: id }, 'a purchase could not be asked about'),
  )
  const patience = new AbortController()
  const tooLong = sleep(deadline(PATIENCE_MS), undefined, { signal: patience.signal, ref: false })
  await Promise.race([asked, tooLong])
  tooLong.catch(() => undefined)
  patience.abort()
}

const PAGE = 20

type ListOrdersInput = { readonly memberId: string; readonly after: string | undefined }

/** One's own purchases, the latest first; a page ends where the next begins. */
export async function listOrders(
  db: Db,
  { memberId, after }: ListOrdersInput,
): Promise<z.input<typeof contract.output>> {
  const cursor = after === undefined ? null : readCursor(after)
  const micros = sql<string>`(extract(epoch from created_at) * 1000000)::bigint::text`
  const rows = await db
    .selectFrom('credit_order')
    .selectAll()
    .select(micros.as('micros'))
    .where('member_id', '=', memberId)
    .$if(cursor !== null, (query) =>
      query.where(
        sql<boolean>`(created_at, id) < (timestamptz 'epoch' + ${cursor?.micros}::bigint * interval '1 microsecond', ${cursor?.id}::uuid)`,
      ),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    // One more than a page tells whether there is another.
    .limit(PAGE + 1)
    .execute()
  const page = rows.slice(0, PAGE)
  return {
    orders: page.map(orderAnswer),
    next: rows.length > PAGE ? cursorOf(page.at(-1)!) : null,
  }
}

type CancelOrderInput = { readonly id: string; readonly memberId: string }

/** Gives a purchase up that was not paid. What turns out to be paid is not given up; the credits are there then. */
export async function cancelOrder(deps: PaymentDeps, request: CancelOrderInput): Promise<Order> {
  const order = await ownOrder(deps.db, request)
  if (!order) throw new Refusal('NOT_FOUND')
  if (order.status === 'pending') await cancelPayment(deps, order)
  const now = deps.clock()
  const ended = await withEvents({ ...deps, now }, async (tx, notify) => {
    const locked = await lockOrder(tx, order)
    if (locked.completed_at !== null) throw new Refusal('TOO_LATE')
    if (locked.status === 'failed') return locked
    return closeUnpaidOrder(tx, locked, { status: 'cancelled', notify, goesOnAsking: true })
  })
  return orderAnswer(ended)
}

/** Without an answer it is given up here alone; should it be paid all the same, the provider will say so. */
async function cancelPayment(deps: PaymentDeps, { id, provider_id: paymentId }: OrderRow) {
  try {
    await callProvider(() => deps.provider.cancel(paymentId!))
    await settle(deps, id)
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error
    deps.log.warn({ err: error, order_id: id }, 'a payment could not be given up')
  }
}
