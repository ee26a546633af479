import { localeOf } from '#contract/locales.ts'
import { fillIn, placeholders } from '#web/features/settings/placeholders.ts'
import { useFictionalWords, useSettings } from '#web/features/settings/settings.ts'
import { useCatalogue } from '#web/i18n/catalogue-context.ts'

/** Returns a function that fills the site's details into a text. */
export function useFilledIn() {
  const settings = useSettings()
  const { locale } = useCatalogue()
  const { singular, plural, warning } = useFictionalWords()
  const values = {
    ...placeholders(settings, localeOf(locale).iso),
    fictional_singular: singular,
    fictional_plural: plural,
    fictional_warning: warning,
  }
  return (text: string) => fillIn(text, values)
}
