import type { QueryClient } from '@tanstack/react-query'
import { getUser } from '#contract/user.ts'
import { call } from '#web/api/call.ts'
import { sessionEnd } from '#web/api/session-end.ts'
import { userKey } from './use-user.ts'

/** Asks anew who is logged in here. Whoever is not any more is a visitor from now on. */
export async function refreshUser(queries: QueryClient): Promise<void> {
  const { user } = await call(getUser, {})
  if (user) queries.setQueryData(userKey, user)
  else sessionEnd.tell()
}
