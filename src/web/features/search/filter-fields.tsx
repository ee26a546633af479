import type { ChangeEvent } from 'react'
import { MIN_AGE, type Place } from '#contract/fields.ts'
import type { CountryCode } from '#contract/locales.ts'
import { DISTANCES, MAX_AGE, type SearchFilters } from '#contract/search.ts'
import {
  AlsoCouples,
  partsOf,
  type Sought,
  soughtIn,
  useCouplesOffered,
} from '#web/features/settings/identities.tsx'
import { useSettings } from '#web/features/settings/settings.ts'
import { useLocationPermission, useMyPlace } from '#web/features/signup/my-place.ts'
import { useText } from '#web/i18n/catalogue.ts'
import { Button } from '#web/ui/button.tsx'
import { ChipCheckbox } from '#web/ui/chip.tsx'
import { FieldGroup, Segmented } from '#web/ui/field-group.tsx'
import { Select } from '#web/ui/field.tsx'
import css from './filter-fields.module.css'
import { useCountryName, useRegions } from './filter-words.ts'
import type { changed, SearchField } from './filters.ts'

const GENDERS = ['female', 'male', 'both'] as const

/** The gender to search for. */
export function GenderFilter({ choice, isNamed }: { choice: FilterChoice; isNamed?: boolean }) {
  const t = useText('members.filters')
  const words = useText('identities')
  const offersCouples = useCouplesOffered() && choice.offers('couples')
  const { gender = 'both', couples } = choice.applied
  const genders: { value: Sought; label: string }[] = GENDERS.map((value) => ({
    value,
    label: t(`gender.${value}`),
  }))
  // A gender alone names all that is looked for, so what a search says about couples comes with one.
  const choose = (sought: Sought) => {
    const next = partsOf(sought, couples)
    choice.change({ gender: next.seeks, couples: next.couples === 'no' ? undefined : next.couples })
  }
  return (
    <>
      <Segmented
        legend={t('names.gender')}
        legendHidden={isNamed}
        options={
          offersCouples ? [...genders, { value: 'couples', label: words('couples') }] : genders
        }
        value={soughtIn(gender, couples) ?? gender}
        onChange={choose}
      />
      {choice.offers('couples') && (
        <AlsoCouples
          couples={couples}
          onChange={(next) =>
            choice.change({ gender, couples: next === 'also' ? 'also' : undefined })
          }
        />
      )}
    </>
  )
}

const AGES = Array.from({ length: MAX_AGE - MIN_AGE + 1 }, (_, index) => MIN_AGE + index)

/** From which age to which; the one gives way where the other passes it. */
export function AgeFilter({ choice: { filters, change, offers } }: { choice: FilterChoice }) {
  const t = useText('members.filters')
  const { min_age: min, max_age: max } = filters
  const isPassed = (least: number | undefined, most: number | undefined) =>
    least !== undefined && most !== undefined && least > most

  return (
    <div className={css['pair']}>
      {offers('min_age') && (
        <AgeSelect
          label={t('age_min')}
          value={min}
          onChange={(to) => change({ min_age: to, ...(isPassed(to, max) ? { max_age: to } : {}) })}
        />
      )}
      {offers('max_age') && (
        <AgeSelect
          label={t('age_max')}
          value={max}
          onChange={(to) => change({ max_age: to, ...(isPassed(min, to) ? { min_age: to } : {}) })}
        />
      )}
    </div>
  )
}

type AgeSelectProps = {
  label: string
  value: number | undefined
  onChange: (age: number | undefined) => void
}

function AgeSelect({ label, value, onChange }: AgeSelectProps) {
  const t = useText('members.filters')
  const read = (event: ChangeEvent<HTMLSelectElement>) =>
    onChange(Number(event.currentTarget.value) || undefined)
  return (
    <Select label={label} value={value ?? ''} onChange={read}>
      <option value="">{t('any_age')}</option>
      {AGES.map((age) => (
        <option key={age} value={age}>
          {age}
        </option>
      ))}
    </Select>
  )
}

/** Where to look: in a country or a region of it, or around the searcher's own town. */
export function PlaceFilter({ choice }: { choice: FilterChoice }) {
  const { countries } = useSettings()
  return (
    <>
      <div className={css['places']}>
        {choice.offers('country') && countries.length > 1 && <CountrySelect choice={choice} />}
        {choice.offers('countryregion') && <RegionSelect choice={choice} />}
      </div>
      {choice.offers('country') && choice.offers('countryregion') && (
        <LocateButton
          onFound={({ country, region }) =>
            choice.change({ country, countryregion: region, distance: undefined })
          }
        />
      )}
      {choice.offers('distance') && <DistanceChips choice={choice} />}
    </>
  )
}

function CountrySelect({ choice }: { choice: FilterChoice }) {
  const t = useText('members.filters')
  const { countries } = useSettings()
  const countryName = useCountryName()
  const choose = (country: CountryCode) =>
    choice.change({ country, countryregion: undefined, distance: undefined })
  return (
    <Select
      label={t('names.country')}
      value={choice.applied.country ?? ''}
      onChange={(event) => choose(event.currentTarget.value as CountryCode)}
    >
      {countries.map((country) => (
        <option key={country} value={country}>
          {countryName(country)}
        </option>
      ))}
    </Select>
  )
}

function RegionSelect({ choice }: { choice: FilterChoice }) {
  const t = useText('members.filters')
  const { country, countryregion } = choice.applied
  const regions = useRegions(country)
  const choose = (region: string) =>
    choice.change({
      country: region && country ? country : choice.filters.country,
      countryregion: region || undefined,
      distance: undefined,
    })
  return (
    <Select
      label={t('names.countryregion')}
      value={countryregion ?? ''}
      onChange={(event) => choose(event.currentTarget.value)}
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

/** A distance begins at home, so it takes the place of a region or a country elsewhere. */
function DistanceChips({ choice }: { choice: FilterChoice }) {
  const t = useText('members.filters')
  const choose = (distance: number | undefined) =>
    choice.change(
      distance ? { distance, country: undefined, countryregion: undefined } : { distance },
    )
  return (
    <FieldGroup legend={t('names.distance')} hint={t('distance_hint')}>
      <div className={css['chips']}>
        {[undefined, ...DISTANCES].map((km) => (
          <ChipCheckbox
            key={km ?? 0}
            type="radio"
            name="distance"
            checked={choice.filters.distance === km}
            onChange={() => choose(km)}
          >
            {km ? t('km', { km }) : t('any_distance')}
          </ChipCheckbox>
        ))}
      </div>
    </FieldGroup>
  )
}

/** Lets the device find the town the visitor is in, where the browser can and may. */
function LocateButton({ onFound }: { onFound: (place: Place) => void }) {
  const t = useText('members.filters')
  const permission = useLocationPermission()
  const { mutate, isPending, found } = useMyPlace(onFound)
  if (permission === 'unsupported') return null

  const isDenied = permission === 'denied'
  return (
    <div className={css['locate']}>
      <Button
        kind="quiet"
        size="sm"
        icon="map-pin"
        busy={isPending}
        disabled={isDenied}
        onClick={() => mutate()}
      >
        {t('locate')}
      </Button>
      <p role="status" className="small soft">
        {isDenied && t('locate_denied')}
        {!isDenied && !isPending && found === false && t('not_located')}
        {!isDenied && !isPending && found && t('located', { city: found.city })}
      </p>
    </div>
  )
}

/** Filters that are being chosen, in the address or still in a dialog. */
export type FilterChoice = {
  readonly filters: SearchFilters
  /** The same with what was left open filled in. */
  readonly applied: SearchFilters
  readonly change: (part: Parameters<typeof changed>[1]) => void
  readonly offers: (field: SearchField) => boolean
}
