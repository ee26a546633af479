import type { QueryClient } from '@tanstack/react-query'
import { forgetPersonal } from '#web/browser/forget-personal.ts'
import { settingsKey } from '#web/features/settings/use-settings.ts'
import { userKey } from './use-user.ts'

const KEPT: readonly unknown[] = [settingsKey[0], userKey[0]]

/** Makes whoever is here a visitor: what was loaded or kept for the member is gone. */
export function forgetMember(queries: QueryClient): void {
  queries.removeQueries({ predicate: ({ queryKey }) => !KEPT.includes(queryKey[0]) })
  queries.setQueryData(userKey, null)
  forgetPersonal()
}
