import { useQuery } from '@tanstack/react-query'
import { getUser, type User } from '#contract/user.ts'
import { call } from '#web/api/call.ts'

export const userKey = ['user'] as const

/** The member who is logged in, or null. It came with the page, so it is always known. */
export function useUser(): User | null {
  const query = useQuery({
    queryKey: userKey,
    queryFn: async () => (await call(getUser, {})).user,
    staleTime: Infinity,
  })
  return query.data ?? null
}
