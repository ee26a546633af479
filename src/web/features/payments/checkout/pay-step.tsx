import { useRef, useState } from 'react'
import type { Method } from '#contract/orders.ts'
import { isRefused } from '#web/api/is-refused.ts'
import { useIsHydrated } from '#web/browser/use-is-hydrated.ts'
import { useText } from '#web/i18n/use-text.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { useMoney } from '../use-money.ts'
import { WithdrawalTick } from '../withdrawal-tick.tsx'
import { debitPath, type CheckoutChoice } from './checkout-address.ts'
import type { LoadedCheckout } from './checkout-query.ts'
import { LimitNotice } from './limit-notice.tsx'
import { PayRefusal } from '../pay-refusal.tsx'
import { usePay } from './use-pay.ts'
import css from './checkout.module.css'

type PayStepProps = {
  wish: CheckoutChoice
  loaded: LoadedCheckout
  method: Method | null
  isOld: boolean
  isTicked: boolean
  onTick: (isTicked: boolean) => void
}

/** The press that buys, with its price on it, and what may stand in its way. */
export function PayStep(props: PayStepProps) {
  const { wish, loaded, method } = props
  const t = useText('checkout')
  const money = useMoney()
  const { offer, currency, left_to_spend: left } = loaded.checkout
  const price = money(offer.total_minor, currency)

  if (left && !left.is_enough) return <LimitNotice left={left} />
  if (method === 'directdebit')
    return (
      <ButtonLink
        href={debitPath({ ...wish, country: loaded.checkout.country })}
        size="lg"
        block
        cost={price}
        className={css['press']}
      >
        {t('to_debit')}
      </ButtonLink>
    )
  return <PayButton {...props} method={method} price={price} />
}

type PayButtonProps = PayStepProps & {
  method: Exclude<Method, 'directdebit'> | null
  price: string
}

function PayButton({ wish, loaded, method, isOld, isTicked, onTick, price }: PayButtonProps) {
  const t = useText('checkout')
  const isHydrated = useIsHydrated()
  const { pay, isBusy, error } = usePay(wish, loaded)
  const [isMissing, setMissing] = useState(false)
  const isUsed = isRefused(error, 'CODE_USED')
  const isAtCode = isUsed && loaded.refusedCode === 'CODE_USED'
  const isHeld = isUsed && loaded.checkout.open_order !== null
  const tick = useRef<HTMLInputElement>(null)

  function press() {
    setMissing(!isTicked)
    if (!isTicked) tick.current?.focus()
    else if (method) pay(method)
  }

  return (
    <>
      <WithdrawalTick ref={tick} {...{ isTicked, onTick }} isMissing={isMissing && !isTicked} />
      {error && !isBusy && !isAtCode && (
        <PayRefusal {...{ error, price, isHeld }} onRetry={press} />
      )}
      <Button
        size="lg"
        block
        icon="lock"
        className={css['press']}
        busy={isBusy || isOld}
        disabled={!isHydrated || method === null}
        onClick={press}
      >
        {t(loaded.checkout.offer.total_minor === 0 ? 'order_free' : 'pay', { price })}
      </Button>
      <p className="visually-hidden" role="status">
        {isBusy && t('sending')}
      </p>
    </>
  )
}
