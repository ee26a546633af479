import { useLocation } from 'react-router'
import { isServed, pathTo, type RouteName } from '#contract/routes.ts'
import type { User } from '#contract/user.ts'
import { useUser } from '#web/features/accounts/user.ts'

/** Where the member finds more credits, and from where the way back leads here again. */
export function useCreditsPath(): string | null {
  const user = useUser()
  const { pathname } = useLocation()
  const shop = user && shopFor(user)
  return shop && `${shop}?${new URLSearchParams({ from: pathname }).toString()}`
}

/** Where a member finds more credits, once that exists: who has not bought any yet becomes a premium member by it. */
function shopFor({ paid_user: isPremium }: User): string | null {
  const route: RouteName = isPremium ? 'credits' : 'premium'
  return isServed(route) ? pathTo(route as 'credits') : null
}
