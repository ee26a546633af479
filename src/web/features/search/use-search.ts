import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { SearchFilters } from '#contract/search.ts'
import { call } from '#web/api/call.ts'
import { isRefused } from '#web/api/is-refused.ts'
import { learnLikes } from '#web/features/members/like.ts'
import { fetchPage, pageAfter } from './fetch-page.ts'
import { addressOf } from './filters.ts'
import type { LoadedSearch } from './load-search.ts'
import { noteDepth } from './noted-depth.ts'
import { searchQuery, type Who } from './search-query.ts'

export type Search = ReturnType<typeof useSearch>

/** A search as far as it was scrolled. While other filters are tried, what was found before stays until there is more. */
export function useSearch(filters: SearchFilters, who: Who, loaded: LoadedSearch | null) {
  const queries = useQueryClient()
  const options = searchQuery(filters, who)
  const came = loaded?.who === who && loaded.address === addressOf(filters) ? loaded.page : null
  const isClosed = came === 'LOGIN_REQUIRED'
  const query = useQuery({
    ...options,
    enabled: !isClosed,
    ...(came && !isClosed ? { initialData: [came] } : {}),
    placeholderData: keepPreviousData,
  })
  const more = useMorePages(filters, who)
  const depth = query.isPlaceholderData ? 0 : (query.data?.length ?? 0)
  useEffect(() => {
    if (depth > 0) noteDepth(depth)
  }, [depth])

  return {
    pages: query.data ?? [],
    more,
    error: query.error,
    isFetching: query.isFetching,
    /** Whether the pages are still those of the search before. */
    isOld: query.isPlaceholderData,
    /** Only members search here. */
    isWalled: isClosed || isRefused(query.error, 'LOGIN_REQUIRED'),
    retry: () => void query.refetch(),
    /** Begins again with those who are active now; until they are there, everything stays. */
    restart: async () => void (await queries.fetchQuery({ ...options, staleTime: 0 })),
  }
}

/** Adds the next page to a search, one at a time. */
function useMorePages(filters: SearchFilters, who: Who) {
  const queries = useQueryClient()
  const { queryKey: key } = searchQuery(filters, who)
  const address = addressOf(filters)
  const mutation = useMutation({
    mutationFn: async (_address: string) => {
      const last = queries.getQueryData(key)?.at(-1)
      const wish = pageAfter(last)
      if (!wish) return
      const page = await fetchPage(call, filters, wish)
      learnLikes(queries, page.results)
      // Whoever began the search anew meanwhile has no use for it.
      queries.setQueryData(key, (pages) =>
        pages && pages.at(-1) === last ? [...pages, page] : pages,
      )
    },
  })
  // What is said about it must be about this search and no earlier one.
  const isOurs = mutation.variables === address

  return {
    isLoading: isOurs && mutation.isPending,
    isFailed: isOurs && mutation.isError,
    load: () => {
      if (!(isOurs && mutation.isPending)) mutation.mutate(address)
    },
  }
}
