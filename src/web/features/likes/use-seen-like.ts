import { useQueryClient } from '@tanstack/react-query'
import { seeLike } from '#contract/likes.ts'
import type { User } from '#contract/user.ts'
import { call } from '#web/api/call.ts'
import { useForEach } from '#web/browser/use-for-each.ts'
import { userKey } from '#web/features/accounts/use-user.ts'

/** Whoever opens a profile has seen its like: it is news no more. */
export function useSeenLike(user: User, profileId: string | null): void {
  const queries = useQueryClient()

  async function see(id: string) {
    const { new_likes: left } = await call(seeLike, { profile_id: id })
    queries.setQueryData<User | null>(userKey, (known) => known && { ...known, new_likes: left })
  }

  useForEach(user.new_likes > 0 ? profileId : null, (id) => void see(id).catch(() => undefined))
}
