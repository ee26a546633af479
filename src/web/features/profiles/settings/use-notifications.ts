import type { NotificationName, Preference } from '#contract/notifications.ts'
import { usePreferences } from './use-preferences.ts'
import { useSavePreference } from './use-save-preference.ts'

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
