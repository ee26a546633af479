import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { type Method, placeOrder } from '#contract/orders.ts'
import { pathTo } from '#contract/routes.ts'
import { checkoutKey } from '#web/api/keys.ts'
import { call, isRefused } from '#web/api/call.ts'
import {
  forgetIntention,
  intentionId,
  PayRefusal,
  useBackAgain,
  useGoPay,
  WithdrawalTick,
} from '../paying.tsx'
import { useIsHydrated } from '#web/browser/client-only.ts'
import { useText } from '#web/i18n/catalogue.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { KitLink } from '#web/ui/kit-link.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useMoney } from '../money.tsx'
import { type CheckoutChoice, debitPath } from '../addresses.ts'
import type { LoadedCheckout } from './load-checkout.ts'
import css from './checkout.module.css'
import { useReplacing } from './use-checkout.tsx'

type PayStepProps = {
  choice: CheckoutChoice
  loaded: LoadedCheckout
  method: Method | null
  isOld: boolean
  isTicked: boolean
  onTick: (isTicked: boolean) => void
}

/** The press that buys, with its price on it, and what may stand in its way. */
export function PayStep(props: PayStepProps) {
  const { choice, loaded, method } = props
  const t = useText('checkout')
  const money = useMoney()
  const { offer, currency, left_to_spend: left } = loaded.checkout
  const price = money(offer.total_minor, currency)

  if (left && !left.is_enough) return <LimitNotice left={left} />
  if (method === 'directdebit')
    return (
      <div className={css['stick']}>
        <ButtonLink
          href={debitPath({ ...choice, country: loaded.checkout.country })}
          size="lg"
          block
          cost={price}
          className={css['press']}
        >
          {t('to_debit')}
        </ButtonLink>
      </div>
    )
  return <PayButton {...props} method={method} price={price} />
}

type PayButtonProps = PayStepProps & {
  method: Exclude<Method, 'directdebit'> | null
  price: string
}

function PayButton({ choice, loaded, method, isOld, isTicked, onTick, price }: PayButtonProps) {
  const t = useText('checkout')
  const isHydrated = useIsHydrated()
  const { pay, isBusy, error } = usePay(choice, loaded)
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
      <div className={css['stick']}>
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
      </div>
      <p className="visually-hidden" role="status">
        {isBusy && t('sending')}
      </p>
    </>
  )
}

type Left = NonNullable<LoadedCheckout['checkout']['left_to_spend']>

/** That this is more than the member allows themselves this month. */
function LimitNotice({ left }: { left: Left }) {
  const t = useText('checkout.limit')
  const money = useMoney()
  const link = (
    <KitLink className="link" href={pathTo('credits' as 'index')}>
      {t('link')}
    </KitLink>
  )
  return (
    <Notice kind="danger" role="alert" icon="coins" lead={t('lead')} link={link}>
      {t(left.is_enough_for_smaller ? 'text' : 'text_nothing', {
        left: money(left.minor, left.currency),
      })}
    </Notice>
  )
}

/** Direct debit has a form of its own. */
type PaidAway = Exclude<Method, 'directdebit'>

/** Begins the order and goes on to where it is paid. Trying again, or pressing twice, is the same order. */
function usePay(choice: CheckoutChoice, loaded: LoadedCheckout) {
  const queries = useQueryClient()
  const goPay = useGoPay()
  const giveUpOpen = useReplacing(loaded)
  const [isLeaving, setLeaving] = useState(false)
  const order = useMutation({
    mutationFn: async (method: PaidAway) => {
      await giveUpOpen()
      const purchase = purchaseOf(choice, loaded, method)
      return call(placeOrder, { ...purchase, client_id: intentionId(purchase) })
    },
    onSuccess: async ({ order: begun }) => {
      setLeaving(true)
      await goPay(begun, { from: choice.from, makesPremium: loaded.checkout.makes_premium })
    },
    onError: async (error) => {
      if (isRefused(error, 'CLIENT_ID_REUSED')) forgetIntention()
      // While the provider is away it could not tell the methods either.
      if (!isRefused(error, 'SERVICE_UNAVAILABLE'))
        await queries.invalidateQueries({ queryKey: checkoutKey })
    },
  })
  useBackAgain(() => {
    setLeaving(false)
    void queries.invalidateQueries({ queryKey: checkoutKey })
  })
  return {
    pay: (method: PaidAway) => order.mutate(method),
    isBusy: order.isPending || isLeaving,
    error: order.error,
  }
}

function purchaseOf(
  { style, code, bank }: CheckoutChoice,
  loaded: LoadedCheckout,
  method: PaidAway,
) {
  const { checkout, refusedCode } = loaded
  const offered = checkout.methods.find((offer) => offer.method === method)?.banks ?? []
  return {
    package: style,
    country: checkout.country,
    ...(code === null || refusedCode ? {} : { code }),
    total_minor: checkout.offer.total_minor,
    credits: checkout.offer.credits,
    method,
    ...(offered.some(({ id }) => id === bank) ? { bank: bank! } : {}),
  }
}
