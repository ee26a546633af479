import { useLocation } from 'react-router'
import { useUser } from '#web/features/accounts/use-user.ts'
import { shopFor } from '../composer/shop-for.ts'

/** Where the member finds more credits, and from where the way back leads here again. */
export function useCreditsPath(): string | null {
  const user = useUser()
  const { pathname } = useLocation()
  const shop = user && shopFor(user)
  return shop && `${shop}?${new URLSearchParams({ from: pathname }).toString()}`
}
