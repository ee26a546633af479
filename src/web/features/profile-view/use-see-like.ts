import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { seeLike } from '#contract/likes.ts'
import type { MemberProfile } from '#contract/members.ts'
import type { User } from '#contract/user.ts'
import { call } from '#web/api/call.ts'
import { userKey } from '#web/features/accounts/use-user.ts'

/** Whoever opens the profile of somebody who likes them has seen the like. It is a query, so that it is said once. */
export function useSeeLike({ id, likes_me: likesMe }: MemberProfile): void {
  const queries = useQueryClient()
  useQuery({
    queryKey: ['like-seen', id],
    queryFn: likesMe
      ? async () => {
          const { new_likes } = await call(seeLike, { profile_id: id })
          queries.setQueryData<User | null>(userKey, (user) => user && { ...user, new_likes })
          return new_likes
        }
      : skipToken,
    staleTime: 60_000,
    retryOnMount: false,
  })
}
