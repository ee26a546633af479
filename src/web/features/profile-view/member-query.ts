import { queryOptions } from '@tanstack/react-query'
import { getMember } from '#contract/members.ts'
import { call } from '#web/api/call.ts'
import { memberKey } from '#web/api/keys.ts'
import { learnLikes } from '#web/features/members/like.ts'

/** Members see other things than visitors do, so what was seen is kept apart. */
export type Who = 'member' | 'visitor'

const FRESH_MS = 30_000

/** A profile and a few others like it. */
export function memberQuery(id: string, who: Who) {
  return queryOptions({
    queryKey: [...memberKey, who, id],
    queryFn: async ({ client }) => {
      const found = await call(getMember, { profile_id: id })
      learnLikes(client, [found.member, ...found.related])
      return found
    },
    staleTime: FRESH_MS,
  })
}
