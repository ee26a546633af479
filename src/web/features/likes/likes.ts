import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query'
import type { z } from 'zod/mini'
import type { Call } from '#contract/endpoint.ts'
import { type LikeType, listLikes } from '#contract/likes.ts'
import { pathTo } from '#contract/routes.ts'
import { call } from '#web/api/call.ts'
import { likesKey } from '#web/api/keys.ts'
import { cacheLikes } from '#web/features/members/like.ts'

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
  cacheLikes(client, page.profiles)
  return page
}

/** The path of a profile that is liked or likes, if it can be opened. */
export function profilePath(id: string): string | undefined {
  return pathTo('likes-m-id', { id })
}

/** The path of the conversation with a profile, if there can be one. */
export function chatPath(id: string): string | undefined {
  return pathTo('members-id-chat', { id })
}

/** Keeps that a screen has told of a match in its own way, so that nothing else tells of it. */
export function keepToldMatch(queries: QueryClient, profileId: string): void {
  queries.setQueryData(keyOf(profileId), true)
}

export function isToldMatch(queries: QueryClient, profileId: string): boolean {
  return queries.getQueryData(keyOf(profileId)) === true
}

function keyOf(profileId: string) {
  return ['told-match', profileId] as const
}
