import { checkDueOrders } from './ask-due.ts'
import type { PaymentDeps } from './payment-desk.ts'

const PAUSE_MS = 10_000

/** Asks about purchases whose turn it is, at once and every few seconds, one round after the other. Returns how to stop it. */
export function checkOrdersNowAndThen(deps: PaymentDeps): () => void {
  const state: { timer?: NodeJS.Timeout; isStopped: boolean } = { isStopped: false }
  const goOn = async () => {
    await checkDueOrders(deps).catch((error: unknown) =>
      deps.log.warn({ err: error }, 'asking about purchases failed'),
    )
    if (!state.isStopped) state.timer = setTimeout(() => void goOn(), PAUSE_MS).unref()
  }
  void goOn()
  return () => {
    state.isStopped = true
    clearTimeout(state.timer)
  }
}
