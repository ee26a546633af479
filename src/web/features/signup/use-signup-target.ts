import { skipToken, useQuery } from '@tanstack/react-query'
import { useRouteLoaderData } from 'react-router'
import type { MemberCard } from '#contract/members.ts'
import { getSignupTarget } from '#contract/signup.ts'
import { call } from '#web/api/call.ts'

/** The profile somebody wants to write to; null if there is none, or none that may be shown. */
export function useSignupTarget(profileId: string | null): MemberCard | null {
  const loaded = useRouteLoaderData<MemberCard | null>('signup')
  const query = useQuery({
    queryKey: ['signup-target', profileId],
    queryFn: profileId
      ? async () => (await call(getSignupTarget, { profile_id: profileId })).member
      : skipToken,
    ...(loaded && loaded.id === profileId ? { initialData: loaded } : {}),
    staleTime: Infinity,
  })
  return query.data ?? null
}
