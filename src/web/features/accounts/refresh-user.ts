import type { QueryClient } from '@tanstack/react-query'
import { getUser, type User } from '#contract/user.ts'
import { call } from '#web/api/call.ts'
import { sessionEnd } from '#web/api/session-end.ts'
import { reloadOnce } from '#web/browser/reload-guard.ts'
import { isPersonal } from './is-personal.ts'
import { userKey } from './use-user.ts'
import { welcomeMember } from './welcome-member.ts'

/**
 * Asks anew who is logged in here. Whoever is not any more is a visitor from now on; whoever has become premium, or is
 * not any more, sees other photos on every screen. If it is somebody else by now, so is everything on the page.
 */
export async function refreshUser(queries: QueryClient): Promise<void> {
  const { user } = await call(getUser, {})
  if (!user) return sessionEnd.tell()
  const before = queries.getQueryData<User | null>(userKey)
  if (welcomeMember(queries, user)) reloadOnce()
  else if (before && before.paid_user !== user.paid_user)
    await queries.invalidateQueries({ predicate: isPersonal })
}
