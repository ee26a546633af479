import { useTheme } from '#web/features/settings/use-theme.ts'
import { useText } from '#web/i18n/use-text.ts'
import { Segmented } from '#web/ui/segmented.tsx'

/** Light, dark, or as the device has it. */
export function ThemeSwitch() {
  const t = useText('shell.theme')
  const { theme, choose } = useTheme()
  return (
    <Segmented
      legend={t('label')}
      legendHidden
      value={theme ?? 'system'}
      options={[
        { value: 'light', label: t('light') },
        { value: 'dark', label: t('dark') },
        { value: 'system', label: t('system') },
      ]}
      onChange={(value) => choose(value === 'system' ? null : value)}
    />
  )
}
