import { useQuery } from '@tanstack/react-query'
import type { Order } from '#contract/orders.ts'
import { orderQuery } from './orders-query.ts'

const PAUSES_MS = [1_500, 2_000, 3_000, 5_000, 8_000, 13_000, 21_000, 34_000, 60_000] as const

/** One purchase as it stands. While it is pending the bank is asked about it, ever less often. */
export function useOrder(id: string, loaded: Order | null) {
  const query = useQuery({
    ...orderQuery(id),
    ...(loaded?.id === id ? { initialData: loaded } : {}),
    refetchInterval: ({ state }) =>
      state.data?.status === 'pending'
        ? pauseAfter(state.dataUpdateCount + state.errorUpdateCount)
        : false,
    // One that was given up can still be paid in another tab, while the page that says so is made.
    staleTime: 0,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  })
  return {
    order: query.data ?? null,
    /** It was asked so often that this takes longer than it should. */
    isSlow: query.data?.status === 'pending' && query.isFetched && isLong(query.data),
    error: query.data ? null : query.error,
    retry: () => void query.refetch(),
  }
}

const LONG_MS = 30_000

function pauseAfter(times: number): number {
  return PAUSES_MS[Math.min(times, PAUSES_MS.length - 1)]!
}

function isLong({ created_at: begun }: Order): boolean {
  return Date.now() - Date.parse(begun) > LONG_MS
}
