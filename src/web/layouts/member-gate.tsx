import { lazy, Suspense } from 'react'
import { useIsHydrated } from '#web/browser/use-is-hydrated.ts'
import { useUser } from '#web/features/accounts/user.ts'

const LiveMember = lazy(async () => ({
  default: (await import('#web/features/likes/live-member.tsx')).LiveMember,
}))

/** What goes on around a member, on every screen of theirs. It comes after the page, and to members only. */
export function MemberGate() {
  const user = useUser()
  const isHydrated = useIsHydrated()
  if (!user || !isHydrated) return null

  return (
    <Suspense>
      <LiveMember user={user} />
    </Suspense>
  )
}
