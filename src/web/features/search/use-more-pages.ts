import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { SearchFilters } from '#contract/search.ts'
import { call } from '#web/api/call.ts'
import { learnLikes } from '#web/features/members/like.ts'
import { fetchPage, pageAfter } from './fetch-page.ts'
import { addressOf } from './filters.ts'
import { searchQuery, type Who } from './search-query.ts'

/** Adds the next page to a search, one at a time. */
export function useMorePages(filters: SearchFilters, who: Who) {
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
