import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'

/** How a list that comes page by page stands, and the way to more of it. */
export function pagingOf<Page>(query: UseInfiniteQueryResult<InfiniteData<Page, unknown>>) {
  const isNothingThere = query.data === undefined
  return {
    isLoading: query.isPending,
    isFailed: query.isError && isNothingThere,
    error: isNothingThere ? query.error : null,
    retry: () => void query.refetch(),
    more: {
      hasMore: query.hasNextPage,
      isLoading: query.isFetchingNextPage,
      isFailed: query.isFetchNextPageError,
      load: () => void query.fetchNextPage(),
    },
  }
}
