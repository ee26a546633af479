import { useInfiniteQuery } from '@tanstack/react-query'
import { useLoaderData } from 'react-router'
import type { LikeTile, LikeType } from '#contract/likes.ts'
import { pagingOf } from '#web/browser/endless-list.ts'
import { type LikesPage, likesQuery } from './likes.ts'
import type { LoadedLikes } from './load-likes.ts'

/** The likes of one type as they are known so far, and the way to more of them. */
export function useLikes(type: LikeType) {
  const loaded = useLoaderData<LoadedLikes | null>()
  const first = loaded && pageIn(loaded, type)
  const query = useInfiniteQuery({
    ...likesQuery(type),
    ...(first ? { initialData: { pages: [first], pageParams: [null] } } : {}),
  })
  const pages = query.data?.pages ?? []
  return {
    likes: once(pages.flatMap(({ profiles }) => profiles)),
    news: new Set(pages.flatMap(({ liked_by: likers }) => likers.filter(isNews).map(idOf))),
    totalNew: pages[0]?.total_new_likes ?? 0,
    ...pagingOf(query),
  }
}

export type Likes = ReturnType<typeof useLikes>

function pageIn({ type, page, matches }: LoadedLikes, wanted: LikeType): LikesPage | null {
  if (wanted === type) return page
  return wanted === 'matches' ? matches : null
}

/** A member who liked anew between two pages stands on both: the earlier place is the true one. */
function once(likes: readonly LikeTile[]): LikeTile[] {
  return [...new Map(likes.toReversed().map((like) => [like.id, like])).values()].toReversed()
}

function isNews({ like_new: isNew }: LikesPage['liked_by'][number]): boolean {
  return isNew
}

function idOf({ id }: { id: string }): string {
  return id
}
