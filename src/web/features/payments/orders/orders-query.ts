import {
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import type { z } from 'zod/mini'
import type { Call } from '#contract/endpoint.ts'
import { cancelOrder, getOrder, listOrders, listRepeats } from '#contract/orders.ts'
import { orderListKey, ordersKey, ownKey, repeatsKey } from '#web/api/keys.ts'
import { call, isRefused } from '#web/api/call.ts'
import { refreshUser } from '#web/features/accounts/refresh-user.ts'

export type OrdersPage = z.output<typeof listOrders.output>

/** One's own purchases, page by page. */
export function ordersQuery() {
  return infiniteQueryOptions({
    queryKey: orderListKey,
    queryFn: ({ pageParam }) => call(listOrders, pageParam === null ? {} : { after: pageParam }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  })
}

/** One purchase. Once it is settled the member has other credits than before, so they are asked for as well. */
export function orderQuery(id: string) {
  return queryOptions({
    queryKey: [...ordersKey, id],
    queryFn: async ({ client }) => {
      const { order } = await call(getOrder, { id })
      if (order.status !== 'pending') void refreshUser(client).catch(() => undefined)
      return order
    },
  })
}

export type Repeat = z.output<typeof listRepeats.output>['repeats'][number]
/** What was bought before; nothing of the kind for those who are not premium. */
export type LoadedRepeats = { readonly repeats: readonly Repeat[]; readonly isPremium: boolean }

export function repeatsQuery() {
  return queryOptions({ queryKey: repeatsKey, queryFn: () => askRepeats(call), staleTime: 20_000 })
}

export async function askRepeats(ask: Call): Promise<LoadedRepeats> {
  try {
    const { repeats } = await ask(listRepeats, {})
    return { repeats, isPremium: true }
  } catch (error) {
    if (!isRefused(error, 'PREMIUM_REQUIRED')) throw error
    return { repeats: [], isPremium: false }
  }
}

/** Gives an order up that was not paid. What it held, a discount or a part of the limit, is free again. */
export function useCancel(id: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => call(cancelOrder, { id }),
    onSuccess: ({ order }) => queries.setQueryData(orderQuery(id).queryKey, order),
    onSettled: () => queries.invalidateQueries({ queryKey: ownKey }),
  })
}
