import type { Query } from '@tanstack/react-query'
import { settingsKey } from '#web/features/settings/use-settings.ts'
import { userKey } from './use-user.ts'

const KEPT: readonly unknown[] = [settingsKey[0], userKey[0]]

/** Whether something was loaded as this member may see it: everything but the site's settings, and who they are. */
export function isPersonal({ queryKey }: Pick<Query, 'queryKey'>): boolean {
  return !KEPT.includes(queryKey[0])
}
