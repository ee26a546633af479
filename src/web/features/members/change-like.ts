import { MutationObserver, type QueryClient } from '@tanstack/react-query'
import { likeMember, unlikeMember } from '#contract/likes.ts'
import { call } from '#web/api/call.ts'
import { type Like, type Likeable, likeIn, likeKey } from './like.ts'

/** Likes a member, or takes it back. Several presses are sent one after the other, and the last of them counts. */
export async function changeLike(queries: QueryClient, member: Likeable): Promise<void> {
  const key = likeKey(member.id)
  const isLast = () => queries.isMutating({ mutationKey: key }) === 1
  const before = queries.getQueryData<Like>(key) ?? likeIn(member)

  await new MutationObserver(queries, {
    mutationKey: key,
    scope: { id: key.join(' ') },
    mutationFn: () => setLike(member.id, !before.isLiked),
    onMutate: () => queries.setQueryData<Like>(key, { isLiked: !before.isLiked, isMatch: false }),
    onSuccess: (like) => {
      if (isLast()) queries.setQueryData<Like>(key, like)
    },
    onError: () => {
      if (isLast()) queries.setQueryData<Like>(key, before)
    },
  }).mutate()
}

async function setLike(id: string, isLiked: boolean): Promise<Like> {
  if (isLiked) return { isLiked, isMatch: (await call(likeMember, { profile_id: id })).matched }
  await call(unlikeMember, { profile_id: id })
  return { isLiked, isMatch: false }
}
