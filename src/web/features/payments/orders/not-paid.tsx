import type { Order } from '#contract/orders.ts'
import { useText } from '#web/i18n/use-text.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { checkoutPath } from '../checkout/checkout-address.ts'
import type { StateProps } from './state-props.ts'
import { useTrip } from './use-trip.ts'
import css from './orders.module.css'

/** It failed or was given up: nothing is lost, and one press leads back to the payment step with everything filled in. */
export function NotPaid({ order }: StateProps) {
  const t = useText('transactions.states')
  const trip = useTrip(order.id)
  const status = order.status as 'failed' | 'cancelled'
  return (
    <>
      <p className="soft">
        {t(`${status}.text`)}
        {status === 'cancelled' && order.discount && ` ${t('cancelled.freed')}`}
      </p>
      <div className={css['buttons']}>
        <ButtonLink href={sameAgain(order, trip?.from ?? null)}>{t(`${status}.again`)}</ButtonLink>
      </div>
    </>
  )
}

function sameAgain({ style, method, country, discount }: Order, from: string | null): string {
  const code = discount?.kind === 'code' || discount?.kind === 'stay' ? discount.code : null
  return checkoutPath({ style, method, country, code, from, bank: null })
}
