import { useQueryClient } from '@tanstack/react-query'
import type { CountryCode } from '#contract/locales.ts'
import type { SiteSettings } from '#contract/settings.ts'
import { setChoice } from '#web/browser/cookie.ts'
import { settingsKey, useSettings } from './use-settings.ts'

/** The country whose prices and members the visitor sees: the chosen one, else the one they are taken to be in. */
export function useCountry() {
  const queries = useQueryClient()
  const { geoip_selected_country: chosen, region_data: taken } = useSettings()

  function choose(country: CountryCode) {
    setChoice('country', country)
    queries.setQueryData(settingsKey, (settings: SiteSettings | undefined) =>
      settings ? { ...settings, geoip_selected_country: country } : settings,
    )
  }

  return { country: chosen ?? taken.country, choose }
}
