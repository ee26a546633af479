import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { likeMember } from '#contract/likes.ts'
import { call } from '#web/api/call.ts'

type Like = 'liked' | 'matched'

/** Whether one has liked a member on this visit, and the way to do it: shown at once, and taken back if it is refused. */
export function useLike(memberId: string, onRefused: (error: unknown) => void) {
  const queries = useQueryClient()
  const key = ['like', memberId]
  const { data: like = null } = useQuery<Like | null>({ queryKey: key, queryFn: skipToken })
  const mutation = useMutation({
    mutationFn: () => call(likeMember, { profile_id: memberId }),
    onMutate: () => queries.setQueryData(key, 'liked'),
    onSuccess: ({ matched }) => queries.setQueryData(key, matched ? 'matched' : 'liked'),
    onError: (error) => {
      queries.setQueryData(key, null)
      onRefused(error)
    },
  })

  function press() {
    if (like === null) mutation.mutate()
  }

  return { isLiked: like !== null, isMatch: like === 'matched', press }
}
