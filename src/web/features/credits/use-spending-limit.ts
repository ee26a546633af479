import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query'
import { setSpendingLimit } from '#contract/credits.ts'
import { call } from '#web/api/call.ts'
import { creditsQuery, type CreditsPage } from './credits-query.ts'

/** Sets the member's own limit. What the server answers is what holds. */
export function useSpendingLimit() {
  const queries = useQueryClient()
  const { queryKey } = creditsQuery()
  return useMutation({
    mutationFn: (limit: number | null) => call(setSpendingLimit, { limit_minor: limit }),
    onSuccess: async ({ spending_limit: limit }) => {
      await queries.cancelQueries({ queryKey })
      queries.setQueryData<InfiniteData<CreditsPage, string | null>>(queryKey, (known) =>
        known
          ? { ...known, pages: known.pages.map((page) => ({ ...page, spending_limit: limit })) }
          : known,
      )
    },
  })
}
