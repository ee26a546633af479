import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { userKey } from '#web/features/accounts/use-user.ts'
import { useSignupWall } from '#web/features/signup/use-signup-wall.ts'
import { changeLike } from './change-like.ts'
import { type Like, type Likeable, likeIn, likeKey } from './like.ts'

/**
 * Whether one likes a member, the same on every tile and profile of them, and the way to change it: shown at once, and
 * taken back if it is refused. A visitor's press opens signup with that profile as its target.
 */
export function useLike(member: Likeable, onRefused: (error: unknown) => void) {
  const queries = useQueryClient()
  const wall = useSignupWall()
  const { data: like = likeIn(member) } = useQuery<Like>({
    queryKey: likeKey(member.id),
    queryFn: skipToken,
    gcTime: Infinity,
  })

  async function press() {
    if (!queries.getQueryData(userKey)) return wall.open(member.id)
    try {
      await changeLike(queries, member)
    } catch (error) {
      if (!wall.stopped(error, member.id)) onRefused(error)
    }
  }

  return { ...like, press: () => void press() }
}
