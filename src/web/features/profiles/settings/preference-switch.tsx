import { RefusalNotice } from '#web/features/accounts/refusal-notice.tsx'
import { useText } from '#web/i18n/use-text.ts'
import { SwitchRow } from './switch-row.tsx'
import { usePreferences } from './use-preferences.ts'
import { useSavePreference } from './use-save-preference.ts'

type PreferenceSwitchProps = {
  field: 'is_invisible' | 'is_discreet' | 'shows_read_marks' | 'shows_details'
}

/** One of the switches about what others see. */
export function PreferenceSwitch({ field }: PreferenceSwitchProps) {
  const t = useText('notifications.privacy')
  const { [field]: isOn } = usePreferences()
  const save = useSavePreference()
  const set = (value: boolean) => ({
    field,
    to: (now: ReturnType<typeof usePreferences>) => ({ ...now, [field]: value }),
    back: (now: ReturnType<typeof usePreferences>) => ({ ...now, [field]: !value }),
  })

  return (
    <>
      <SwitchRow
        title={t(field)}
        text={t(`${field}_text`)}
        isOn={isOn}
        onChange={(value) => save.mutate(set(value))}
      />
      <RefusalNotice error={save.error} />
    </>
  )
}
