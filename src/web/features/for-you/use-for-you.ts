import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import type { z } from 'zod/mini'
import type { Call } from '#contract/endpoint.ts'
import { getForYou } from '#contract/for-you.ts'
import { call } from '#web/api/call.ts'
import { forYouKey } from '#web/api/keys.ts'

export type ForYou = z.output<(typeof getForYou)['output']>

const FRESH_MS = 60_000

const forYouQuery = queryOptions({
  queryKey: forYouKey,
  queryFn: () => call(getForYou, {}),
  staleTime: FRESH_MS,
})

/** The page comes with it; in the browser it only starts the query, and the screen shows its progress. */
export async function loadForYou({ call: ask, queries }: { call: Call; queries: QueryClient }) {
  if (import.meta.env.SSR) return ask(getForYou, {})
  void queries.prefetchQuery(forYouQuery)
  return null
}

export function useForYou(loaded: ForYou | null) {
  return useQuery({ ...forYouQuery, ...(loaded ? { initialData: loaded } : {}) })
}
