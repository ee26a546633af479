import type { Order } from '#contract/orders.ts'
import { useText } from '#web/i18n/use-text.ts'
import { classNames } from '#web/ui/class-names.ts'
import { stateOf } from './order-state.ts'
import css from './orders.module.css'

/** How a purchase stands, in a word. */
export function StatusTag({ order }: { order: Order }) {
  const t = useText('transactions.status')
  const state = stateOf(order)
  return <span className={classNames(css['status'], css[state])}>{t(state)}</span>
}
