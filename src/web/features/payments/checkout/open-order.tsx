import type { Order } from '#contract/orders.ts'
import { RefusalNotice } from '#web/features/accounts/refusal-notice.tsx'
import { useText } from '#web/i18n/use-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useCancel } from '../orders/use-cancel.ts'
import { type Start, useGoPay } from '../use-go-pay.ts'
import { useMoney } from '../use-money.ts'
import css from './checkout.module.css'

/** An order that was begun and not paid: it can be gone on with, or given up with all it holds. */
export function OpenOrder({ order, start }: { order: Order; start: Start }) {
  const t = useText('checkout.open')
  const words = useText('payments')
  const money = useMoney()
  const goPay = useGoPay()
  const cancel = useCancel(order.id)

  return (
    <section className={css['open']} aria-label={t('label')}>
      <Icon name="clock" size="lg" />
      <div>
        <p>
          {t('text', {
            credits: words('credits', { count: order.credits }),
            price: money(order.total_minor, order.currency),
          })}
          {order.discount && ` ${t('frees')}`}
        </p>
        <div className={css['open-buttons']}>
          <Button kind="ink" size="sm" onClick={() => void goPay(order, start)}>
            {t('continue')}
          </Button>
          <Button kind="ghost" size="sm" busy={cancel.isPending} onClick={() => cancel.mutate()}>
            {t('cancel')}
          </Button>
        </div>
        <RefusalNotice error={cancel.error} />
      </div>
    </section>
  )
}
