import { isId } from '#contract/id.ts'
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Call } from '#contract/endpoint.ts'
import { getOrder, listOrders, type Order } from '#contract/orders.ts'
import { call, isRefused } from '#web/api/call.ts'
import type { z } from 'zod/mini'
import { orderListKey, ordersKey } from '#web/api/keys.ts'
import { refreshUserQuietly } from '#web/features/accounts/refresh-user.ts'
import { loadWithdrawable, type WithdrawableOrders } from '../withdrawal/load-withdrawable.ts'

type LoadOrdersInput = {
  readonly call: Call
  readonly queries: QueryClient
  readonly params: Readonly<Record<string, string | undefined>>
}

/** What came with a page: the purchase that its address names, or the first page of all of them. */
export type LoadedOrders = {
  readonly order: Order | null
  readonly page: OrdersPage | null
  readonly withdrawable: WithdrawableOrders | null
}

/** Purchases. In the browser they are only set going, and the screen shows how it goes. */
export async function loadOrders(around: LoadOrdersInput): Promise<LoadedOrders | null> {
  const { queries, params } = around
  const { id } = params
  if (id !== undefined && !isId(id)) return Promise.reject(new Response(null, { status: 404 }))
  if (import.meta.env.SSR) {
    const withdrawable = await loadWithdrawable(around)
    if (id === undefined)
      return { order: null, page: await around.call(listOrders, {}), withdrawable }
    const { order } = await around.call(getOrder, { id }).catch(refuse)
    return { order, page: null, withdrawable }
  }
  void loadWithdrawable(around)
  if (id === undefined) void queries.prefetchInfiniteQuery(ordersQuery())
  else void queries.prefetchQuery(orderQuery(id))
  return null
}

/** The page has the true status: what is not one's own does not exist. */
function refuse(error: unknown): never {
  throw isRefused(error, 'NOT_FOUND') ? new Response(null, { status: 404 }) : error
}

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
      if (order.status !== 'pending') refreshUserQuietly(client)
      return order
    },
  })
}
