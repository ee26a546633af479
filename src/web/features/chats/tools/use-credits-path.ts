import { useUser } from '#web/features/accounts/use-user.ts'
import { shopFor } from '../composer/shop-for.ts'

/** Where the member finds more credits, once that exists. */
export function useCreditsPath(): string | null {
  const user = useUser()
  return user && shopFor(user)
}
