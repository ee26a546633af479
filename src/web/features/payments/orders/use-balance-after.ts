import { useQuery, useQueryClient } from '@tanstack/react-query'
import { refreshUser } from '#web/features/accounts/refresh-user.ts'
import { userKey, useUser } from '#web/features/accounts/use-user.ts'

/**
 * What there is after a purchase; null until it is known. The page may have been made while the purchase was being
 * completed, so what came with it can be older.
 */
export function useBalanceAfter(orderId: string): number | null {
  const queries = useQueryClient()
  const user = useUser()
  const { isFetched } = useQuery({
    // Beside the user, whose change asks for everything else anew, and would wait here for itself.
    queryKey: [...userKey, 'after', orderId],
    queryFn: () => refreshUser(queries).then(() => true),
    staleTime: Infinity,
  })
  return isFetched && user ? user.credits : null
}
