import { useQuery } from '@tanstack/react-query'
import { getPreferences, type Preference } from '#contract/notifications.ts'
import { call } from '#web/api/call.ts'

export const preferencesKey = ['preferences'] as const

/** Not kept long after the screen is left: the next visit brings its own. */
const KEPT_MS = 10_000

/** What reaches the member and what others see of them. The screen brings it along, so it is always known there. */
export function usePreferences(loaded?: Preference): Preference {
  const query = useQuery({
    queryKey: preferencesKey,
    queryFn: async () => (await call(getPreferences, {})).preferences,
    gcTime: KEPT_MS,
    ...(loaded ? { initialData: loaded } : {}),
  })
  if (!query.data) throw new Error('The screen brought no preferences')
  return query.data
}
