import { useQuery } from '@tanstack/react-query'
import { getPreferences } from '#contract/notifications.ts'
import { call } from '#web/api/call.ts'
import { ownKey } from '#web/features/accounts/own-key.ts'
import { useUser } from '#web/features/accounts/use-user.ts'

/** The e-mail address of whoever is logged in; empty for a visitor, or while it is not known. */
export function useOwnAddress(): string {
  const user = useUser()
  const query = useQuery({
    queryKey: [...ownKey, 'address'],
    queryFn: async () => (await call(getPreferences, {})).preferences.email,
    enabled: user !== null,
  })
  return (user && query.data) ?? ''
}
