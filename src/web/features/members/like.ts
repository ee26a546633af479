import { MutationObserver, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router'
import { likeMember, unlikeMember } from '#contract/likes.ts'
import { Refusal } from '#contract/refusals.ts'
import { pathTo } from '#contract/routes.ts'
import { userKey } from '#web/api/keys.ts'
import { call } from '#web/api/call.ts'
import { useKnown } from '#web/api/use-known.ts'
import { useSignupWall } from '#web/features/signup/use-signup-place.ts'

/**
 * Whether the viewer likes a member, the same on every tile and profile of them, and the way to change it: shown at
 * once, and taken back if it is refused. A visitor's press opens signup with that profile as its target; a member whose
 * session is over has an account, and is led to the login and back.
 */
export function useLike(member: Likeable, onRefused: (error: unknown) => void) {
  const queries = useQueryClient()
  const wall = useSignupWall()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const here = pathname + search
  const like = useKnown<Like>(likeKey(member.id)) ?? likeIn(member)

  async function press() {
    if (!queries.getQueryData(userKey)) return wall.open(member.id)
    try {
      await changeLike(queries, member)
    } catch (error) {
      const isOver = error instanceof Refusal && error.code === 'LOGIN_REQUIRED'
      if (isOver) await navigate(`${pathTo('login')}?target=${encodeURIComponent(here)}`)
      else onRefused(error)
    }
  }

  return { ...like, press: () => void press() }
}

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

export type Like = { readonly isLiked: boolean; readonly isMatch: boolean }

/** Any form of a member; what it does not say about likes is taken for a no. */
type Likeable = {
  readonly id: string
  readonly is_liked?: boolean
  readonly is_match?: boolean
}

/** Where the one truth about liking a member is kept. */
export function likeKey(memberId: string): string[] {
  return ['like', memberId]
}

function likeIn(member: Likeable): Like {
  return { isLiked: member.is_liked ?? false, isMatch: member.is_match ?? false }
}

/**
 * Takes over what an answer says about likes; to be called where members are fetched. A press that is still under way
 * wins.
 */
export function cacheLikes(queries: QueryClient, members: readonly Likeable[]): void {
  for (const member of members) {
    const key = likeKey(member.id)
    const isChanging = queries.isMutating({ mutationKey: key }) > 0
    if (!isChanging) queries.setQueryData<Like>(key, likeIn(member))
  }
}
