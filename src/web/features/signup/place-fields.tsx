import { useState } from 'react'
import type { Place } from '#contract/fields.ts'
import { type CountryCode, localeOf } from '#contract/locales.ts'
import { canLocate } from '#web/browser/position.ts'
import { useIsHydrated } from '#web/browser/use-is-hydrated.ts'
import { PlaceField } from '#web/features/settings/place-field.tsx'
import { countryName } from '#web/features/settings/placeholders.ts'
import { useSettings } from '#web/features/settings/use-settings.ts'
import { useCatalogue } from '#web/i18n/catalogue-context.ts'
import { useText } from '#web/i18n/use-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Select } from '#web/ui/select.tsx'
import type { ProblemText } from './use-problem-text.ts'
import { useMyPlace } from './use-my-place.ts'
import css from './fields.module.css'

type HomePart = { country?: CountryCode; place: Place | null; written_place: string }
type PlaceFieldsProps = {
  country: CountryCode
  place: Place | null
  written: string
  onChange: (part: HomePart) => void
  problem: ProblemText
}

/** The country and town somebody lives in, which the device may find by itself. */
export function PlaceFields({ country, place, written, onChange, problem }: PlaceFieldsProps) {
  const { countries } = useSettings()
  // What is typed belongs to the field itself, so a place that was found elsewhere begins a new one.
  const [found, setFound] = useState(0)

  return (
    <div className={css['home']}>
      {countries.length > 1 && (
        <CountryField
          country={country}
          onChange={(next) => onChange({ country: next, place: null, written_place: '' })}
        />
      )}
      <div className={css['place']}>
        <PlaceField
          key={`${country} ${found}`}
          country={country}
          value={place}
          written={written}
          onChange={(next, text) => onChange({ place: next, written_place: text })}
          error={problem('place')}
        />
        <LocateButton
          onFound={(next) => {
            onChange({ country: next.country, place: next, written_place: next.city })
            setFound(found + 1)
          }}
        />
      </div>
    </div>
  )
}

type CountryFieldProps = { country: CountryCode; onChange: (country: CountryCode) => void }

function CountryField({ country, onChange }: CountryFieldProps) {
  const t = useText('signup.birth')
  const { countries } = useSettings()
  const { iso } = localeOf(useCatalogue().locale)
  return (
    <Select
      label={t('country')}
      name="country"
      autoComplete="country"
      value={country}
      onChange={(event) => onChange(event.currentTarget.value as CountryCode)}
    >
      {countries.map((code) => (
        <option key={code} value={code}>
          {countryName(code, iso)}
        </option>
      ))}
    </Select>
  )
}

function LocateButton({ onFound }: { onFound: (place: Place) => void }) {
  const t = useText('signup.birth')
  const isPossible = useIsHydrated() && canLocate()
  const locate = useMyPlace(onFound)
  if (!isPossible) return null
  return (
    <>
      <Button
        kind="ghost"
        size="sm"
        icon="map-pin"
        busy={locate.isPending}
        onClick={() => locate.mutate()}
      >
        {t('locate')}
      </Button>
      <p role="status" className={css['status']}>
        {locate.isError && t('not_located')}
      </p>
    </>
  )
}
