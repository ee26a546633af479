import { useState } from 'react'
import type { Method } from '#contract/orders.ts'
import { useText } from '#web/i18n/use-text.ts'
import { Notice } from '#web/ui/notice.tsx'
import { LoadFailed } from '../load-failed.tsx'
import { CheckoutSkeleton } from './checkout-skeleton.tsx'
import type { ChoiceProps } from './choice-props.ts'
import type { LoadedCheckout } from './checkout-query.ts'
import { CountryChoice } from './country-choice.tsx'
import { MethodList } from './method-list.tsx'
import { OpenOrder } from './open-order.tsx'
import { OrderSummary } from './order-summary.tsx'
import { PayStep } from './pay-step.tsx'
import { useCheckout } from './use-checkout.ts'
import { useCheckoutChoice } from './use-wish.ts'
import css from './checkout.module.css'

/** The payment step: how it is paid on one side, what is bought for how much on the other. */
export function Checkout({ loaded: first }: { loaded: LoadedCheckout | null }) {
  const t = useText('checkout')
  const { wish, change } = useCheckoutChoice()
  const { loaded, isOld, error, retry } = useCheckout(wish, first)

  return (
    <div className={css['pay']}>
      <h1 className="display-md">{t('title')}</h1>
      {loaded && <Choices {...{ wish, change, loaded, isOld }} />}
      {!loaded && (error ? <LoadFailed error={error} onRetry={retry} /> : <CheckoutSkeleton />)}
    </div>
  )
}

function Choices({ wish, change, loaded, isOld }: ChoiceProps) {
  const t = useText('checkout')
  const { checkout } = loaded
  const isFree = checkout.offer.total_minor === 0
  const [isTicked, setTicked] = useState(false)
  const method = isFree ? UNPAID : chosenMethod(wish.method, loaded)

  return (
    <>
      <div className={css['how']}>
        {checkout.open_order && (
          <OpenOrder
            order={checkout.open_order}
            start={{ from: wish.from, makesPremium: checkout.makes_premium }}
          />
        )}
        {isFree ? (
          <Notice kind="done">{t('free')}</Notice>
        ) : (
          <MethodList {...{ checkout, method, bank: wish.bank, change }} />
        )}
        <CountryChoice
          country={checkout.country}
          countries={checkout.countries}
          onChoose={(country) => change({ country, bank: null })}
        />
      </div>
      <OrderSummary {...{ wish, change, loaded, isOld }}>
        <PayStep {...{ wish, loaded, method, isOld, isTicked, onTick: setTicked }} />
      </OrderSummary>
    </>
  )
}

/** What costs nothing is written down as if it were paid like this. */
const UNPAID: Method = 'creditcard'

/** The method in the address, as far as it can be paid with from this country; else the first one. */
function chosenMethod(wished: Method | null, { checkout }: LoadedCheckout): Method | null {
  const offered = checkout.methods.map(({ method }) => method).filter(isOpen)
  return offered.find((method) => method === wished) ?? offered[0] ?? null

  function isOpen(method: Method): boolean {
    return method !== 'directdebit' || checkout.debit === 'ok'
  }
}
