import type { Order } from '#contract/orders.ts'
import { useText } from '#web/i18n/use-text.ts'
import { classNames } from '#web/ui/class-names.ts'
import css from './orders.module.css'

/** How a purchase stands, in a word. */
export function StatusTag({ order }: { order: Order }) {
  const t = useText('transactions.status')
  const { status, refunded_minor: refunded } = order
  const isRefunded = status === 'completed' && refunded > 0
  return (
    <span className={classNames(css['status'], css[isRefunded ? 'refunded' : status])}>
      {t(isRefunded ? 'refunded' : status)}
    </span>
  )
}
