import { useQueryClient } from '@tanstack/react-query'
import type { User } from '#contract/user.ts'
import { ownKey } from '#web/features/accounts/own-key.ts'
import { refreshUser } from '#web/features/accounts/refresh-user.ts'
import { userKey } from '#web/features/accounts/use-user.ts'

/** By then the server's clock is past the end, too. */
const PAUSE_MS = 1_500

/** Takes away a discount that is over. What comes instead, another one or the full prices, the server is asked for. */
export function useEndDiscount(): () => void {
  const queries = useQueryClient()
  return () => {
    queries.setQueryData<User | null>(userKey, (user) => user && { ...user, discount: null })
    setTimeout(() => {
      if (!queries.getQueryData(userKey)) return
      void refreshUser(queries).catch(() => undefined)
      void queries.invalidateQueries({ queryKey: ownKey })
    }, PAUSE_MS)
  }
}
