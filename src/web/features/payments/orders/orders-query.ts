import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { z } from 'zod/mini'
import { getOrder, listOrders } from '#contract/orders.ts'
import { call } from '#web/api/call.ts'
import { ordersKey } from '#web/features/accounts/own-key.ts'
import { refreshUser } from '#web/features/accounts/refresh-user.ts'

export type OrdersPage = z.output<typeof listOrders.output>

/** One's own purchases, page by page. */
export function ordersQuery() {
  return infiniteQueryOptions({
    queryKey: [...ordersKey, 'list'],
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
