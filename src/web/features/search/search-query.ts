import { queryOptions } from '@tanstack/react-query'
import type { SearchFilters } from '#contract/search.ts'
import { call } from '#web/api/call.ts'
import { learnLikes } from '#web/features/members/like.ts'
import { fetchPages, type SearchPage } from './fetch-page.ts'
import { addressOf } from './filters.ts'

/** Members see other things than visitors do, so what was found is kept apart. */
export type Who = 'member' | 'visitor'

const KEPT_MS = 30 * 60_000

/**
 * A search and all its pages so far. It is never asked again by itself: its order is that of the moment it began. Whoever
 * comes back to it begins with as many pages as there were.
 */
export function searchQuery(filters: SearchFilters, who: Who, depth = 1) {
  return queryOptions({
    queryKey: ['search', who, addressOf(filters)],
    queryFn: async ({ client }): Promise<readonly SearchPage[]> => {
      const pages = await fetchPages(call, filters, depth)
      learnLikes(
        client,
        pages.flatMap(({ results, similar_results: similar }) => [...results, ...similar]),
      )
      return pages
    },
    staleTime: Infinity,
    gcTime: KEPT_MS,
  })
}
