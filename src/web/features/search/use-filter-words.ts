import type { SearchFilters } from '#contract/search.ts'
import { useText } from '#web/i18n/use-text.ts'
import type { SearchField } from './filters.ts'
import { useCountryName, useRegions } from './use-place-names.ts'

/** What filters are called on the screen. */
export function useFilterWords(applied: SearchFilters) {
  const t = useText('members.filters')
  const countryName = useCountryName()
  const regions = useRegions(applied.country)
  const { gender, country, countryregion, distance, min_age: min, max_age: max } = applied

  const age = () => {
    if (min && min === max) return t('age_exactly', { age: min })
    if (min && max) return t('age_between', { min, max })
    if (min) return t('age_from', { min })
    return max ? t('age_to', { max }) : t('age')
  }
  const region = regions.find(({ code }) => code === countryregion)?.name
  const place = () => region ?? (country ? countryName(country) : t('names.country'))

  return {
    gender: gender ? t(`gender.${gender === 'both' ? 'both_long' : gender}`) : t('names.gender'),
    age: age(),
    place: place(),
    reach: distance ? t('within', { km: distance }) : place(),
    /** One filter with its value. */
    nameOf(field: SearchField): string {
      if (field === 'min_age') return t('age_from', { min: min ?? 0 })
      if (field === 'max_age') return t('age_to', { max: max ?? 0 })
      if (field === 'distance') return t('within', { km: distance ?? 0 })
      if (field === 'countryregion') return region ?? t('names.countryregion')
      return t(`names.${field}`)
    },
  }
}
