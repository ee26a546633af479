import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { createContext, use } from 'react'
import {
  getPreferences,
  type NotificationName,
  type Preference,
  savePreferences,
} from '#contract/notifications.ts'
import { Refusal } from '#contract/refusals.ts'
import { preferencesKey } from '#web/api/keys.ts'
import { call } from '#web/api/call.ts'
import { welcomeMember } from '#web/features/accounts/refresh-user.ts'

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

type Switches = Omit<Preference, 'email' | 'pending_email'>

/** One change of a switch, and how it is taken back. */
type Change = {
  readonly field: keyof Switches
  readonly to: (now: Preference) => Preference
  readonly back: (now: Preference) => Preference
}

/**
 * Saves a switch as soon as it is pressed: it moves at once, and back if it could not be saved. Several presses are
 * saved one after the other, each with what the screen shows by then.
 */
export function useSavePreference() {
  const queries = useQueryClient()
  // A member who was logged out meanwhile has none any more: there is nothing to change, and nothing to save.
  const show = (change: Change['to']) =>
    queries.setQueryData<Preference>(preferencesKey, (now) => now && change(now))
  const shown = () => {
    const now = queries.getQueryData<Preference>(preferencesKey)
    if (!now) throw new Refusal('LOGIN_REQUIRED')
    return now
  }

  return useMutation({
    mutationKey: preferencesKey,
    scope: { id: preferencesKey[0] },
    mutationFn: async ({ field }: Change) => call(savePreferences, { [field]: shown()[field] }),
    onMutate: async ({ to }) => {
      await queries.cancelQueries({ queryKey: preferencesKey })
      show(to)
    },
    onError: (_, { back }) => void show(back),
    onSuccess: ({ preferences, user }) => {
      welcomeMember(queries, user)
      const isLast = queries.isMutating({ mutationKey: preferencesKey }) === 1
      if (isLast) queries.setQueryData(preferencesKey, preferences)
    },
  })
}

/** What reaches the member by which way, and the switches for it. */
export function useNotifications() {
  const { notifications_disabled: disabled } = usePreferences()
  const save = useSavePreference()

  return {
    error: save.error,
    isOn: (name: NotificationName) => !disabled.includes(name),
    set: (names: readonly NotificationName[], isOn: boolean) => {
      const changed = names.filter((name) => disabled.includes(name) === isOn)
      save.mutate({
        field: 'notifications_disabled',
        to: (now) => switched(now, changed, isOn),
        back: (now) => switched(now, changed, !isOn),
      })
    },
  }
}

function switched(now: Preference, names: readonly NotificationName[], isOn: boolean): Preference {
  const others = now.notifications_disabled.filter((name) => !names.includes(name))
  return { ...now, notifications_disabled: isOn ? others : [...others, ...names] }
}
