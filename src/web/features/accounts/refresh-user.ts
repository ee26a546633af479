import type { QueryClient } from '@tanstack/react-query'
import { getUser, type User } from '#contract/user.ts'
import { call } from '#web/api/call.ts'
import { sessionEnd } from '#web/api/session-end.ts'
import { isPersonal } from './is-personal.ts'
import { userKey } from './use-user.ts'

/**
 * Asks anew who is logged in here. Whoever is not any more is a visitor from now on; whoever has become premium, or is
 * not any more, sees other photos on every screen.
 */
export async function refreshUser(queries: QueryClient): Promise<void> {
  const { user } = await call(getUser, {})
  if (!user) return sessionEnd.tell()
  const before = queries.getQueryData<User | null>(userKey)
  queries.setQueryData(userKey, user)
  if (before && before.paid_user !== user.paid_user)
    await queries.invalidateQueries({ predicate: isPersonal })
}
