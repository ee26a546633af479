import { setTimeout as sleep } from 'node:timers/promises'
import type { Order } from '#contract/orders.ts'
import { Refusal } from '#contract/refusals.ts'
import { orderAnswer } from './order-answer.ts'
import { ownOrder } from './order-row.ts'
import type { PaymentDeps } from './payment-desk.ts'
import { settle } from './settle.ts'
import { deadline } from '#server/kernel/deadline.ts'

/** Whoever waits for the provider is answered in time with what is known. */
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
