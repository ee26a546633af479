import { lazy, Suspense } from 'react'
import type { User } from '#contract/user.ts'
import { useIsHydrated } from '#web/browser/use-is-hydrated.ts'
import { useUser } from '#web/features/accounts/use-user.ts'
import css from './activation-gate.module.css'

const ActivationReminder = lazy(async () => ({
  default: (await import('#web/features/signup/activation-reminder.tsx')).ActivationReminder,
}))

/** The reminder to confirm one's address, for whom it is meant. Its room is there from the start, so nothing jumps. */
export function ActivationGate({ route }: { route: string }) {
  const user = useUser()
  const isHydrated = useIsHydrated()
  if (!user || !isReminded(user) || isAboutIt(route)) return null

  return (
    <div className={`container ${css['room']}`}>
      {isHydrated && (
        <Suspense>
          <ActivationReminder />
        </Suspense>
      )}
    </div>
  )
}

function isReminded({ status, profile, notifications_disabled: disabled }: User): boolean {
  return status === 'not_confirmed' && profile.status === 'disabled' && disabled.length === 0
}

/** Signup and activation say it themselves. */
function isAboutIt(route: string): boolean {
  return ['signup', 'activate-done', 'activate-error'].includes(route)
}
