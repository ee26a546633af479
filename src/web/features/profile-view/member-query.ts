import { queryOptions } from '@tanstack/react-query'
import { getMember } from '#contract/members.ts'
import { call } from '#web/api/call.ts'
import { memberKey } from '#web/api/keys.ts'
import { cacheLikes } from '#web/features/members/like.ts'

/** Members see other things than visitors do, so what was seen is kept apart. */
export type ViewerKind = 'member' | 'visitor'

const FRESH_MS = 30_000

/** A profile and a few others like it. */
export function memberQuery(id: string, viewer: ViewerKind) {
  return queryOptions({
    queryKey: [...memberKey, viewer, id],
    queryFn: async ({ client }) => {
      const found = await call(getMember, { profile_id: id })
      cacheLikes(client, [found.member, ...found.related])
      return found
    },
    staleTime: FRESH_MS,
  })
}
