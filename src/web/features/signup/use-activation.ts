import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { activate } from '#contract/signup.ts'
import { call } from '#web/api/call.ts'
import { activationKey } from '#web/api/keys.ts'
import { whileSessionChanges } from '#web/api/session.ts'
import { welcomeMember } from '#web/features/accounts/refresh-user.ts'

/**
 * Confirms an address by the link in the mail, from the browser only: scanners of mail open links, too. It is a query, so
 * that however often the screen is shown the link is used once.
 */
export function useActivation(token: string | null) {
  const queries = useQueryClient()
  return useQuery({
    // Under the user's key, which stays when all that was loaded for an earlier member is removed.
    queryKey: [...activationKey, token],
    queryFn: token
      ? async () => {
          const { user } = await whileSessionChanges(() => call(activate, { token }))
          welcomeMember(queries, user)
          return true
        }
      : skipToken,
    staleTime: Infinity,
    gcTime: Infinity,
    retryOnMount: false,
    refetchOnReconnect: false,
  })
}
