import { useLoaderData, useParams } from 'react-router'
import type { LoadedMember } from '#web/features/profile-view/load-member.ts'
import { ProfileView } from '#web/features/profile-view/profile-view.tsx'
import { ToastRegion } from '#web/ui/toast.tsx'

/** A profile, from wherever the viewer came to it. */
export function MembersIdScreen() {
  const { id = '' } = useParams()
  const loaded = useLoaderData<LoadedMember>()
  return (
    <div className="container">
      <ProfileView key={id} id={id} loaded={loaded} />
      <ToastRegion />
    </div>
  )
}
