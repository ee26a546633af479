import { useQuery } from '@tanstack/react-query'
import type { Region } from '#contract/codes.ts'
import { type CountryCode, localeOf } from '#contract/locales.ts'
import { getRegions } from '#contract/places.ts'
import type { SearchFilters } from '#contract/search.ts'
import { call } from '#web/api/call.ts'
import { regionsKey } from '#web/api/keys.ts'
import { countryName } from '#web/features/settings/placeholders.ts'
import { useSettings } from '#web/features/settings/settings.ts'
import { useCatalogue, useText } from '#web/i18n/catalogue.ts'
import type { SearchField } from './filters.ts'

/** What filters are called on the screen. */
export function useFilterWords(applied: SearchFilters) {
  const t = useText('members.filters')
  const identities = useText('identities')
  const countryName = useCountryName()
  const regions = useRegions(applied.country)
  const { gender, couples, country, countryregion, distance, min_age: min, max_age: max } = applied

  const age = () => {
    if (min && min === max) return t('age_exactly', { age: min })
    if (min && max) return t('age_between', { min, max })
    if (min) return t('age_from', { min })
    return max ? t('age_to', { max }) : t('age')
  }
  const region = regions.find(({ code }) => code === countryregion)?.name
  const place = () => region ?? (country ? countryName(country) : t('names.country'))

  const whom = () => {
    if (couples === 'only') return identities('seeks.only')
    if (!gender) return t('names.gender')
    if (couples === 'also') return identities(`seeks.${gender}`)
    return t(`gender.${gender === 'both' ? 'both_long' : gender}`)
  }

  return {
    gender: whom(),
    age: age(),
    place: place(),
    reach: distance ? t('within', { km: distance }) : place(),
    /** One filter with its value. */
    nameOf(field: SearchField): string {
      if (field === 'min_age') return t('age_from', { min: min ?? 0 })
      if (field === 'max_age') return t('age_to', { max: max ?? 0 })
      if (field === 'distance') return t('within', { km: distance ?? 0 })
      if (field === 'countryregion') return region ?? t('names.countryregion')
      return t(`names.${field === 'couples' ? 'gender' : field}`)
    },
  }
}

/** The regions of a country. Those of the visitor's own country came with the page; others are asked for. */
export function useRegions(country: CountryCode | undefined): readonly Region[] {
  const { region_data: here } = useSettings()
  const isHere = country === undefined || country === here.country
  const { data } = useQuery({
    queryKey: [...regionsKey, country],
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
