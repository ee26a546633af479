import { lazy, Suspense, useSyncExternalStore } from 'react'
import type { User } from '#contract/user.ts'
import { isDismissed, onDismissal } from '#web/browser/dismissed.ts'
import { useIsHydrated } from '#web/browser/use-is-hydrated.ts'
import { useUser } from '#web/features/accounts/use-user.ts'
import { dueAlert } from './due-alert.ts'
import { isMembersArea } from './is-members-area.ts'
import css from './alert-gate.module.css'

const MemberAlert = lazy(async () => ({
  default: (await import('./member-alert.tsx')).MemberAlert,
}))

/** What a member should know stands on top of the members area. */
export function AlertGate({ route }: { route: string }) {
  const user = useUser()
  return user?.status === 'active' && isMembersArea(route) ? <Room user={user} /> : null
}

/** The room of an alert is there from the start, so nothing jumps; the server does not know what is dismissed. */
function Room({ user }: { user: User }) {
  const isHydrated = useIsHydrated()
  const name = useSyncExternalStore(
    onDismissal,
    () => dueAlert(user, isDismissed),
    () => dueAlert(user, () => false),
  )
  if (!name) return null

  return (
    <div className={`container ${css['room']}`} data-alert={name}>
      {isHydrated && (
        <Suspense>
          <MemberAlert name={name} user={user} />
        </Suspense>
      )}
    </div>
  )
}
