import { useQuery } from '@tanstack/react-query'
import type { Region } from '#contract/codes.ts'
import { getRegions } from '#contract/places.ts'
import { type CountryCode, localeOf } from '#contract/locales.ts'
import { call } from '#web/api/call.ts'
import { countryName } from '#web/features/settings/placeholders.ts'
import { useSettings } from '#web/features/settings/use-settings.ts'
import { useCatalogue } from '#web/i18n/catalogue-context.ts'

/** The regions of a country. Those of the visitor's own came with the page; others are asked for. */
export function useRegions(country: CountryCode | undefined): readonly Region[] {
  const { region_data: here } = useSettings()
  const isHere = country === undefined || country === here.country
  const { data } = useQuery({
    queryKey: ['regions', country],
    queryFn: async () => (await call(getRegions, { country })).regions,
    enabled: !isHere,
    staleTime: Infinity,
  })
  return isHere ? here.regions : (data?.[country] ?? [])
}

export function useCountryName(): (country: string) => string {
  const { iso } = localeOf(useCatalogue().locale)
  return (country) => countryName(country, iso)
}
