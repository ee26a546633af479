import { useInfiniteQuery } from '@tanstack/react-query'
import type { Order } from '#contract/orders.ts'
import { pagingOf } from '#web/api/paging-of.ts'
import { type OrdersPage, ordersQuery } from './orders-query.ts'

/** One's own purchases as they are known so far, and the way to more of them. */
export function useOrders(loaded: OrdersPage | null) {
  const query = useInfiniteQuery({
    ...ordersQuery(),
    ...(loaded ? { initialData: { pages: [loaded], pageParams: [null] } } : {}),
  })
  const pages = query.data?.pages ?? []
  return {
    orders: once(pages.flatMap(({ orders }) => orders)),
    ...pagingOf(query),
  }
}

export type Orders = ReturnType<typeof useOrders>

/** One that was pushed down by a newer one stands on two pages. */
function once(orders: readonly Order[]): Order[] {
  return [...new Map(orders.map((order) => [order.id, order])).values()]
}
