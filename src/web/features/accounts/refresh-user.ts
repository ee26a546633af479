import type { QueryClient } from '@tanstack/react-query'
import { getUser, type User } from '#contract/user.ts'
import { userKey } from '#web/api/keys.ts'
import { call } from '#web/api/call.ts'
import { sessionEnd, sessionSettled } from '#web/api/session.ts'
import { memories, setStorageOwner } from '#web/browser/storage.ts'
import { reloadOnce } from '#web/browser/reload-guard.ts'
import { isPersonal } from './user.ts'

/**
 * Asks anew who is logged in here. A member who was logged out is a visitor from now on; one who has become premium, or
 * is not any more, sees other photos on every screen. If it is another member by now, so is everything on the page.
 */
export async function refreshUser(queries: QueryClient): Promise<void> {
  const { user } = await askWho()
  if (!user) return sessionEnd.tell()
  const before = queries.getQueryData<User | null>(userKey)
  if (welcomeMember(queries, user)) reloadOnce()
  else if (before && before.paid_user !== user.paid_user)
    await queries.invalidateQueries({ predicate: isPersonal })
}

/** Does so where nobody waits for it. If it fails, the next one tells. */
export function refreshUserQuietly(queries: QueryClient): void {
  refreshUser(queries).catch(() => undefined)
}

/** Once more where the answer is nobody: the token of the session may have been renewed while the question was on its way. */
async function askWho() {
  const first = await call(getUser, {})
  if (first.user) return first
  await sessionSettled()
  return call(getUser, {})
}

/**
 * Makes this user the member who is here, or renews what is known of them. What was loaded or kept for another is gone
 * before. Says whether there was another on this page.
 */
export function welcomeMember(queries: QueryClient, user: User): boolean {
  const { key } = user
  const before = queries.getQueryData<User | null>(userKey)
  const isAnother = Boolean(before) && before?.key !== key
  if (isAnother) {
    queries.removeQueries({ predicate: isPersonal })
    for (const forget of memories) forget()
  }
  setStorageOwner(key)
  queries.setQueryData(userKey, user)
  return isAnother
}
