import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type Preference, savePreferences } from '#contract/notifications.ts'
import { call } from '#web/api/call.ts'
import { welcomeMember } from '#web/features/accounts/welcome-member.ts'
import { preferencesKey } from './use-preferences.ts'

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
  const shown = () => queries.getQueryData<Preference>(preferencesKey)!
  const show = (change: Change['to']) => queries.setQueryData(preferencesKey, change(shown()))

  return useMutation({
    mutationKey: preferencesKey,
    scope: { id: preferencesKey[0] },
    mutationFn: ({ field }: Change) => call(savePreferences, { [field]: shown()[field] }),
    onMutate: async ({ to }) => {
      await queries.cancelQueries({ queryKey: preferencesKey })
      show(to)
    },
    onError: (_, { back }) => {
      if (queries.getQueryData(preferencesKey)) show(back)
    },
    onSuccess: ({ preferences, user }) => {
      welcomeMember(queries, user)
      const isLast = queries.isMutating({ mutationKey: preferencesKey }) === 1
      if (isLast) queries.setQueryData(preferencesKey, preferences)
    },
  })
}
