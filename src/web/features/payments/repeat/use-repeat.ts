import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { repeatOrder } from '#contract/orders.ts'
import { call } from '#web/api/call.ts'
import { isRefused } from '#web/api/is-refused.ts'
import { useBackAgain } from '#web/browser/use-back-again.ts'
import { forgetIntention, intentionId } from '../intention.ts'
import { useGoPay } from '../use-go-pay.ts'
import { type Repeat, repeatsKey } from './repeats-query.ts'

/** Orders again what was bought before. Trying again, or pressing twice, is the same order. */
export function useRepeat(from: string | null) {
  const queries = useQueryClient()
  const goPay = useGoPay()
  const [isLeaving, setLeaving] = useState(false)
  const order = useMutation({
    mutationFn: ({ order_id, offer }: Repeat) => {
      const wish = { order_id, total_minor: offer.total_minor }
      return call(repeatOrder, { ...wish, client_id: intentionId(wish) })
    },
    onSuccess: async ({ order: begun }) => {
      setLeaving(true)
      await goPay(begun, { from, makesPremium: false })
    },
    onError: async (error) => {
      if (isRefused(error, 'CLIENT_ID_REUSED')) forgetIntention()
      if (!isRefused(error, 'SERVICE_UNAVAILABLE'))
        await queries.invalidateQueries({ queryKey: repeatsKey })
    },
  })
  useBackAgain(() => setLeaving(false))
  return {
    order: (repeat: Repeat) => order.mutate(repeat),
    /** The one that is under way, or was refused. */
    current: order.variables?.order_id ?? null,
    isBusy: order.isPending || isLeaving,
    error: order.error,
  }
}
