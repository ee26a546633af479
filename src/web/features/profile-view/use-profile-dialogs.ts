import { useState } from 'react'
import type { MemberProfile } from '#contract/members.ts'
import { useUser } from '#web/features/accounts/use-user.ts'
import { useSignupWall } from '#web/features/signup/use-signup-wall.ts'

/** What is open over the profile: one thing at a time. */
export type OpenDialog =
  | { readonly kind: 'viewer'; readonly at: number }
  | { readonly kind: 'report'; readonly photoId?: string }
  | { readonly kind: 'block' }

export type ProfileDialogs = ReturnType<typeof useProfileDialogs>

/** Opens what lies over a profile. Where only members may go, visitors find signup with this profile as its target. */
export function useProfileDialogs({ id, photos }: MemberProfile) {
  const [open, setOpen] = useState<OpenDialog | null>(null)
  const isMember = useUser() !== null
  const wall = useSignupWall()
  const forMembers = (dialog: OpenDialog) => (isMember ? setOpen(dialog) : wall.open(id))

  return {
    open,
    openPhoto: (at: number) =>
      photos[at]?.is_locked ? forMembers({ kind: 'viewer', at }) : setOpen({ kind: 'viewer', at }),
    openReport: (photoId?: string) =>
      forMembers({ kind: 'report', ...(photoId === undefined ? {} : { photoId }) }),
    openBlock: () => forMembers({ kind: 'block' }),
    close: () => setOpen(null),
  }
}
