import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { type RefObject, useEffect, useEffectEvent } from 'react'

/** How far below the window something is still near: about what a quick scroll passes while the answer comes. */
const NEAR = '1200px'

/** Tells when an element comes near the window, and again after each change of `since` if it still is. */
export function useWhenNear(
  element: RefObject<Element | null>,
  since: unknown,
  onNear: () => void,
): void {
  const tell = useEffectEvent(onNear)
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        // A busy browser tells several changes at once; the last one holds.
        if (entries.at(-1)?.isIntersecting) tell()
      },
      { rootMargin: `0px 0px ${NEAR}` },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, since])
}

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
