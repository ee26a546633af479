import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query'
import type { z } from 'zod/mini'
import type { Call } from '#contract/endpoint.ts'
import { listLikes, type LikeType } from '#contract/likes.ts'
import { call } from '#web/api/call.ts'
import { learnLikes } from '#web/features/members/like.ts'

export const likesKey = ['likes'] as const
export type LikesPage = z.output<typeof listLikes.output>

/** The likes of one type, page by page. */
export function likesQuery(type: LikeType) {
  return infiniteQueryOptions({
    queryKey: [...likesKey, type],
    queryFn: ({ pageParam, client }) => fetchLikes(call, { type, after: pageParam, client }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  })
}

type FetchLikesInput = {
  readonly type: LikeType
  readonly after: string | null
  readonly client: QueryClient
}

async function fetchLikes(ask: Call, { type, after, client }: FetchLikesInput): Promise<LikesPage> {
  const page = await ask(listLikes, { type, ...(after === null ? {} : { after }) })
  learnLikes(client, page.profiles)
  return page
}
