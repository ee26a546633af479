import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type Method, placeOrder } from '#contract/orders.ts'
import { call } from '#web/api/call.ts'
import { isRefused } from '#web/api/is-refused.ts'
import { useBackAgain } from '#web/browser/use-back-again.ts'
import { forgetIntention, intentionId } from '../intention.ts'
import { useGoPay } from '../use-go-pay.ts'
import type { CheckoutChoice } from './checkout-address.ts'
import { checkoutKey, type LoadedCheckout } from './checkout-query.ts'
import { useReplacing } from './use-replacing.ts'

/** Direct debit has a form of its own. */
type PaidAway = Exclude<Method, 'directdebit'>

/** Begins the order and goes on to where it is paid. Trying again, or pressing twice, is the same order. */
export function usePay(wish: CheckoutChoice, loaded: LoadedCheckout) {
  const queries = useQueryClient()
  const goPay = useGoPay()
  const giveUpOpen = useReplacing(loaded)
  const [isLeaving, setLeaving] = useState(false)
  const order = useMutation({
    mutationFn: async (method: PaidAway) => {
      await giveUpOpen()
      const purchase = purchaseOf(wish, loaded, method)
      return call(placeOrder, { ...purchase, client_id: intentionId(purchase) })
    },
    onSuccess: async ({ order: begun }) => {
      setLeaving(true)
      await goPay(begun, { from: wish.from, makesPremium: loaded.checkout.makes_premium })
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
    method,
    ...(offered.some(({ id }) => id === bank) ? { bank: bank! } : {}),
  }
}
