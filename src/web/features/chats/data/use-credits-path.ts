import { useLocation } from 'react-router'
import { pathTo } from '#contract/routes.ts'
import { useUser } from '#web/features/accounts/user.ts'

/** Where the member finds more credits, and from where the way back leads here again. */
export function useCreditsPath(): string | null {
  const user = useUser()
  const { pathname: from } = useLocation()
  if (!user) return null
  const shop = pathTo(user.paid_user ? 'credits' : 'premium')
  return `${shop}?${new URLSearchParams({ from }).toString()}`
}
