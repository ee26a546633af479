import type { QueryClient } from '@tanstack/react-query'
import type { Call } from '#contract/endpoint.ts'
import { LIKE_TYPES, listLikes, type LikeType } from '#contract/likes.ts'
import { type LikesPage, likesQuery } from './likes.ts'

/** What came with a page: the first likes of its type, and the matches of which the latest is told on top. */
export type LoadedLikes = {
  readonly type: LikeType
  readonly page: LikesPage
  readonly matches: LikesPage
}

type LoadLikesInput = {
  readonly call: Call
  readonly queries: QueryClient
  readonly params: { readonly type?: string | undefined }
}

/** The likes that an address names; received ones where it names none. In the browser they are only set going. */
export async function loadLikes({ call, queries, params }: LoadLikesInput) {
  const type = LIKE_TYPES.find((known) => known === (params.type ?? 'received'))
  if (!type) return Promise.reject(new Response(null, { status: 404 }))
  if (import.meta.env.SSR) {
    const [page, matches] = await Promise.all([
      call(listLikes, { type }),
      call(listLikes, { type: 'matches' }),
    ])
    return { type, page, matches } satisfies LoadedLikes
  }
  void queries.prefetchInfiniteQuery(likesQuery(type))
  void queries.prefetchInfiniteQuery(likesQuery('matches'))
  return null
}
