import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { authoriseDebit, requestDebitCode } from '#contract/direct-debit.ts'
import { checkoutKey } from '#web/api/keys.ts'
import { call, isRefused } from '#web/api/call.ts'
import { useStepUp } from '#web/features/accounts/use-step-up.tsx'
import type { CheckoutChoice } from '../addresses.ts'
import type { LoadedCheckout } from '../checkout/load-checkout.ts'
import { useReplacing } from '../checkout/use-checkout.tsx'
import { useGoPay } from '../paying.tsx'
import type { DebitDraft } from './debit-draft.ts'

/** The two steps of a debit: the code is sent, and given back. A new code, also to another telephone, is for the same debit. */
export function useDebit(choice: CheckoutChoice, loaded: LoadedCheckout) {
  const queries = useQueryClient()
  const goPay = useGoPay()
  const giveUpOpen = useReplacing(loaded)
  const { stepUp, modal } = useStepUp()
  const intention = useRef({ what: '', id: '' })
  const [isLeaving, setLeaving] = useState(false)
  const onError = async (error: unknown) => {
    if (isRefused(error, 'CLIENT_ID_REUSED')) intention.current = { what: '', id: '' }
    if (isRefused(error, 'PRICE_CHANGED') || isRefused(error, 'CODE_USED'))
      await queries.invalidateQueries({ queryKey: checkoutKey })
  }

  const sign = useMutation({
    mutationFn: (code: string) =>
      call(authoriseDebit, { client_id: intention.current.id, sms_code: code }),
    onSuccess: async ({ order }) => {
      setLeaving(true)
      await goPay(order, { from: choice.from, makesPremium: loaded.checkout.makes_premium })
    },
    onError,
  })
  const send = useMutation({
    mutationFn: async (draft: DebitDraft) => {
      await giveUpOpen()
      const purchase = purchaseOf(choice, loaded)
      const what = JSON.stringify(purchase)
      if (intention.current.what !== what) intention.current = { what, id: crypto.randomUUID() }
      const input = { ...purchase, ...detailsOf(draft), client_id: intention.current.id }
      // Null where the member gives up at the question for the password.
      return stepUp(() => call(requestDebitCode, input))
    },
    // What was wrong with the code before has nothing to do with the new one.
    onSuccess: () => sign.reset(),
    onError,
  })
  return { send, sign, isSigning: sign.isPending || isLeaving, modal }
}

export type Debit = ReturnType<typeof useDebit>

function purchaseOf({ style, code }: CheckoutChoice, { checkout, refusedCode }: LoadedCheckout) {
  return {
    package: style,
    country: checkout.country,
    ...(code === null || refusedCode ? {} : { code }),
    total_minor: checkout.offer.total_minor,
    credits: checkout.offer.credits,
  }
}

function detailsOf(draft: DebitDraft) {
  const { begins_at_once: _, ...details } = draft
  return { ...details, is_authorised: true as const }
}
