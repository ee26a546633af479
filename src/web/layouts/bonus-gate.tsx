import { lazy, Suspense } from 'react'
import { useIsHydrated } from '#web/browser/use-is-hydrated.ts'
import { useUser } from '#web/features/accounts/use-user.ts'
import { isMembersArea } from './is-members-area.ts'
import css from './bonus-gate.module.css'

const Bonus = lazy(async () => ({
  default: (await import('#web/features/discounts/bonus.tsx')).Bonus,
}))

/** The bar about a newcomer's discount. Its room is there from the start, so nothing jumps. */
export function BonusGate({ route }: { route: string }) {
  const user = useUser()
  const isHydrated = useIsHydrated()
  if (!user?.discount || !isMembersArea(route)) return null

  return (
    <aside className={css['room']}>
      {isHydrated && (
        <Suspense>
          <Bonus user={user} discount={user.discount} />
        </Suspense>
      )}
    </aside>
  )
}
