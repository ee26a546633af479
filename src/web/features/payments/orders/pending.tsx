import { RefusalNotice } from '#web/features/accounts/refusal-notice.tsx'
import { useText } from '#web/i18n/use-text.ts'
import { Button } from '#web/ui/button.tsx'
import { useGoPay } from '../use-go-pay.ts'
import type { StateProps } from './state-props.ts'
import { useCancel } from './use-cancel.ts'
import { useTrip } from './use-trip.ts'
import css from './orders.module.css'

/** Nobody knows yet whether it is paid. One may wait, go on paying, or give it up. */
export function Pending({ order, isSlow }: StateProps) {
  const t = useText('transactions.states.pending')
  const open = useText('transactions.states.open')
  const goPay = useGoPay()
  const cancel = useCancel(order.id)
  const trip = useTrip(order.id)
  const isOpen = order.checkout_url !== null
  const start = { from: trip?.from ?? null, makesPremium: trip?.makes_premium ?? false }

  return (
    <>
      <p className="soft">{isOpen ? open('text') : t(isSlow ? 'slow' : 'text')}</p>
      <div className={css['buttons']}>
        {isOpen && <Button onClick={() => void goPay(order, start)}>{t('continue')}</Button>}
        <Button kind="ghost" busy={cancel.isPending} onClick={() => cancel.mutate()}>
          {t('cancel')}
        </Button>
      </div>
      <RefusalNotice error={cancel.error} />
    </>
  )
}
