import { useQuery } from '@tanstack/react-query'
import { createContext, use } from 'react'
import { getPreferences, type Preference } from '#contract/notifications.ts'
import { call } from '#web/api/call.ts'

export const preferencesKey = ['preferences'] as const

/** Not kept long after the screen is left: the next visit brings its own. */
const KEPT_MS = 10_000

/** The preferences as they were when the screen was loaded. What changed since then is in the query cache. */
export const LoadedPreferences = createContext<Preference | null>(null)

/** What reaches the member and what others see of them. The screen brings it along, so it is always known there. */
export function usePreferences(): Preference {
  const loaded = use(LoadedPreferences)
  if (!loaded) throw new Error('There is no screen around this that brings preferences')
  const query = useQuery({
    queryKey: preferencesKey,
    queryFn: async () => (await call(getPreferences, {})).preferences,
    initialData: loaded,
    gcTime: KEPT_MS,
  })
  return query.data
}
