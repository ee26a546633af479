import type { QueryClient } from '@tanstack/react-query'
import { forgetPersonal } from '#web/browser/forget-personal.ts'
import { isPersonal } from './is-personal.ts'
import { userKey } from './use-user.ts'

/** Makes whoever is here a visitor: what was loaded or kept for the member is gone. */
export function forgetMember(queries: QueryClient): void {
  queries.removeQueries({ predicate: isPersonal })
  queries.setQueryData(userKey, null)
  forgetPersonal()
}
