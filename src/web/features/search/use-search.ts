import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { SearchFilters } from '#contract/search.ts'
import { isRefused } from '#web/api/is-refused.ts'
import { addressOf } from './filters.ts'
import type { LoadedSearch } from './load-search.ts'
import { noteDepth } from './noted-depth.ts'
import { searchQuery, type Who } from './search-query.ts'
import { useMorePages } from './use-more-pages.ts'

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
