import { skipToken, useQuery } from '@tanstack/react-query'
import { useRouteLoaderData } from 'react-router'
import type { MemberCard } from '#contract/member-card.ts'
import { getSignupTarget } from '#contract/signup.ts'
import { call } from '#web/api/call.ts'

/** The profile somebody wants to write to; null if there is none, or none that may be shown. */
export function useSignupTarget(profileId: string | null): MemberCard | null {
  // On signup's own page it was loaded with the page; over another one it is asked for here.
  const loaded = useRouteLoaderData<MemberCard | null>('signup')
  const isAsked = profileId !== null && loaded === undefined
  const query = useQuery({
    queryKey: ['signup-target', profileId],
    queryFn: isAsked
      ? async () => (await call(getSignupTarget, { profile_id: profileId })).member
      : skipToken,
    staleTime: Infinity,
  })
  return loaded ?? query.data ?? null
}
