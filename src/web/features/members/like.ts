import type { QueryClient } from '@tanstack/react-query'

export type Like = { readonly isLiked: boolean; readonly isMatch: boolean }

/** Any form of a member; what it does not say about likes is taken for a no. */
export type Likeable = {
  readonly id: string
  readonly is_liked?: boolean
  readonly is_match?: boolean
}

/** Where the one truth about liking a member is kept. */
export function likeKey(memberId: string): string[] {
  return ['like', memberId]
}

export function likeIn(member: Likeable): Like {
  return { isLiked: member.is_liked ?? false, isMatch: member.is_match ?? false }
}

/** Takes over what an answer says about likes, for whoever fetches members. A press that is still under way wins. */
export function learnLikes(queries: QueryClient, members: readonly Likeable[]): void {
  for (const member of members) {
    const key = likeKey(member.id)
    const isChanging = queries.isMutating({ mutationKey: key }) > 0
    if (!isChanging) queries.setQueryData<Like>(key, likeIn(member))
  }
}
