import { useInfiniteQuery } from '@tanstack/react-query'
import { pagingOf } from '#web/api/paging-of.ts'
import { creditsQuery, type CreditsPage } from './credits-query.ts'

/** Every movement of credits that is known so far and the way to earlier ones, beginning with what came with the page. */
export function useCredits(first: CreditsPage | null) {
  const query = useInfiniteQuery({
    ...creditsQuery(),
    ...(first ? { initialData: { pages: [first], pageParams: [null] } } : {}),
  })
  const pages = query.data?.pages ?? []
  return {
    entries: pages.flatMap(({ entries }) => entries),
    owed: pages[0]?.owed ?? 0,
    spendingLimit: pages[0]?.spending_limit,
    ...pagingOf(query),
  }
}

export type Credits = ReturnType<typeof useCredits>
