import { useText } from '#web/i18n/use-text.ts'
import { useSettings } from './use-settings.ts'

/** How the site speaks of fictional profiles: in its own words, else in ours in the visitor's language. */
export function useFictionalWords() {
  const t = useText('shell.fictional')
  const settings = useSettings()
  return {
    singular: settings.fictional_singular ?? t('singular'),
    plural: settings.fictional_plural ?? t('plural'),
    warning: settings.fictional_warning ?? t('warning'),
  }
}
