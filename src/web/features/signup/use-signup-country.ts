import type { CountryCode } from '#contract/locales.ts'
import { useCountry } from '#web/features/settings/use-country.ts'
import { useSettings } from '#web/features/settings/use-settings.ts'

/** The country somebody says they live in; until then the one they are taken to be in, if it is served. */
export function useSignupCountry(chosen: CountryCode | null): CountryCode {
  const { countries } = useSettings()
  const { country } = useCountry()
  return [chosen, country].find((code) => code && countries.includes(code)) ?? countries[0]!
}
