import { useText } from '#web/i18n/use-text.ts'
import { useMoney } from '../use-money.ts'
import { stateOf } from './order-state.ts'
import type { StateProps } from './state-props.ts'

/** Money went back: all of it, or how much. Nobody is thanked for that. */
export function Refunded({ order }: StateProps) {
  const t = useText('transactions.states')
  const money = useMoney()
  const amount = money(order.refunded_minor, order.currency)
  return (
    <p className="soft">
      {stateOf(order) === 'refunded' ? t('refunded.text') : t('partly_refunded.text', { amount })}
    </p>
  )
}
