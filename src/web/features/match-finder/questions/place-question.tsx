import type { CountryCode } from '#contract/locales.ts'
import { DISTANCES } from '#contract/search.ts'
import { useCountryName, useRegions } from '#web/features/search/filter-words.ts'
import { useSettings } from '#web/features/settings/settings.ts'
import { useText } from '#web/i18n/catalogue.ts'
import { ChipCheckbox } from '#web/ui/chip.tsx'
import { FieldGroup } from '#web/ui/field-group.tsx'
import { Select } from '#web/ui/field.tsx'
import type { QuestionProps } from '../data/use-finder.ts'
import { fieldsOf } from '../data/answers.ts'
import css from './questions.module.css'

/** How far from home, or in which part of which country. The one takes the place of the other. */
export function PlaceQuestion({ finder }: QuestionProps) {
  const settings = useSettings()
  const fields = fieldsOf('place', settings)
  return (
    <>
      {fields.includes('distance') && <DistanceQuestion finder={finder} />}
      <div className={css['pair']}>
        {fields.includes('countryregion') && <RegionSelect finder={finder} />}
        {fields.includes('country') && settings.countries.length > 1 && (
          <CountrySelect finder={finder} />
        )}
      </div>
    </>
  )
}

/** How far from home, or not at all. */
export function DistanceQuestion({ finder: { answers, change } }: QuestionProps) {
  const t = useText('match-finder.questions.place')
  const { distance: chosen, countryregion: region, country } = answers
  const isOpen = chosen === undefined && region === undefined && country === undefined
  const choose = (distance: number | undefined) =>
    change({ distance, countryregion: undefined, country: undefined })
  return (
    <FieldGroup legend={t('distance')}>
      <div className={css['chips']}>
        {DISTANCES.map((km) => (
          <ChipCheckbox
            key={km}
            type="radio"
            name="distance"
            checked={chosen === km}
            onChange={() => choose(km)}
          >
            {t('km', { km })}
          </ChipCheckbox>
        ))}
        <ChipCheckbox
          type="radio"
          name="distance"
          checked={isOpen}
          onChange={() => choose(undefined)}
        >
          {t('any')}
        </ChipCheckbox>
      </div>
    </FieldGroup>
  )
}

function RegionSelect({ finder: { answers, change } }: QuestionProps) {
  const t = useText('match-finder.questions.place')
  const { country, countryregion } = answers
  const regions = useRegions(country)
  return (
    <Select
      label={t('region')}
      value={countryregion ?? ''}
      onChange={({ currentTarget: { value } }) =>
        change({ countryregion: value || undefined, distance: undefined })
      }
    >
      <option value="">{t('any_region')}</option>
      {regions.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </Select>
  )
}

function CountrySelect({ finder: { answers, change } }: QuestionProps) {
  const t = useText('match-finder.questions.place')
  const { countries } = useSettings()
  const countryName = useCountryName()
  return (
    <Select
      label={t('country')}
      value={answers.country ?? ''}
      onChange={({ currentTarget: { value } }) =>
        change({
          country: (value || undefined) as CountryCode | undefined,
          countryregion: undefined,
          distance: undefined,
        })
      }
    >
      <option value="">{t('own_country')}</option>
      {countries.map((country) => (
        <option key={country} value={country}>
          {countryName(country)}
        </option>
      ))}
    </Select>
  )
}
