import { useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import type { MemberProfile } from '#contract/members.ts'
import { pathTo } from '#contract/routes.ts'
import { BlockedProfile } from './blocked-profile.tsx'
import type { LoadedMember } from './load-member.ts'
import { Profile } from './profile.tsx'
import { ProfileFailed } from './profile-failed.tsx'
import { ProfileSkeleton } from './profile-skeleton.tsx'
import { useMember } from './use-member.ts'

/** Somebody's profile, or what there is instead of it. Whoever is not there is answered as a page that is not. */
export function ProfileView({ id, loaded }: { id: string; loaded: LoadedMember }) {
  const { pathname } = useLocation()
  const [blocked, setBlocked] = useState<MemberProfile | null>(null)
  const query = useMember({ id, loaded, isBlocked: blocked !== null })
  if (blocked) return <BlockedProfile member={blocked} onUnblocked={() => setBlocked(null)} />
  if (query.gone) throw query.gone
  if (query.isWalled) {
    return <Navigate replace to={`${pathTo('login')}?target=${encodeURIComponent(pathname)}`} />
  }
  if (query.data) return <Profile {...query.data} onBlocked={setBlocked} />
  return query.error ? <ProfileFailed query={query} /> : <ProfileSkeleton />
}
