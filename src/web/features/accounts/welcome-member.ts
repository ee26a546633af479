import type { QueryClient } from '@tanstack/react-query'
import type { User } from '#contract/user.ts'
import { memories } from '#web/browser/forget-personal.ts'
import { setStorageOwner } from '#web/browser/keep-for.ts'
import { isPersonal } from './is-personal.ts'
import { userKey } from './use-user.ts'

/**
 * Makes somebody the member who is here, or renews what is known of them. What was loaded or kept for another is gone
 * before. Says whether there was another on this page.
 */
export function welcomeMember(queries: QueryClient, user: User): boolean {
  const { signup_date: who } = user
  const before = queries.getQueryData<User | null>(userKey)
  const isAnother = Boolean(before) && before?.signup_date !== who
  if (isAnother) {
    queries.removeQueries({ predicate: isPersonal })
    for (const forget of memories) forget()
  }
  setStorageOwner(who)
  queries.setQueryData(userKey, user)
  return isAnother
}
