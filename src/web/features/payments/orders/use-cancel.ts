import { useMutation, useQueryClient } from '@tanstack/react-query'
import { cancelOrder } from '#contract/orders.ts'
import { call } from '#web/api/call.ts'
import { ownKey } from '#web/features/accounts/own-key.ts'
import { orderQuery } from './orders-query.ts'

/** Gives an order up that was not paid. What it held, a discount or a part of the limit, is free again. */
export function useCancel(id: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => call(cancelOrder, { id }),
    onSuccess: ({ order }) => queries.setQueryData(orderQuery(id).queryKey, order),
    onSettled: () => queries.invalidateQueries({ queryKey: ownKey }),
  })
}
