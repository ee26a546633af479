import { useState } from 'react'
import type { Place } from '#contract/fields.ts'
import { type CountryCode, localeOf } from '#contract/locales.ts'
import { useIsHydrated } from '#web/browser/client-only.ts'
import { PlaceField, useCountry } from '#web/features/settings/place.tsx'
import { countryName } from '#web/features/settings/placeholders.ts'
import { useSettings } from '#web/features/settings/settings.ts'
import { useCatalogue, useText } from '#web/i18n/catalogue.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldGroup } from '#web/ui/field-group.tsx'
import { Field, Select } from '#web/ui/field.tsx'
import type { SignupDraft } from './draft.ts'
import css from './fields.module.css'
import { canLocate, useMyPlace } from './my-place.ts'
import type { ProblemText } from './use-problems.ts'

type Birth = Pick<SignupDraft, 'day' | 'month' | 'year'>
type BirthFieldsProps = {
  birth: Birth
  onChange: (part: Partial<Birth>) => void
  problem: ProblemText
}

/** A date of birth in three parts: quicker on a phone than a calendar that opens in this year. */
export function BirthFields({ birth, onChange, problem }: BirthFieldsProps) {
  const t = useText('signup.birth')
  const error = problem('date_of_birth')
  const isWrong = error ? true : undefined

  return (
    <FieldGroup legend={t('date')} error={error}>
      <div className={css['date']} data-field="date_of_birth">
        <Field
          label={t('day')}
          labelHidden
          placeholder={t('day_short')}
          autoComplete="bday-day"
          inputMode="numeric"
          maxLength={2}
          value={birth.day}
          aria-invalid={isWrong}
          onChange={(event) => onChange({ day: digitsIn(event.currentTarget.value) })}
        />
        <MonthField {...{ birth, onChange, isWrong }} />
        <Field
          label={t('year')}
          labelHidden
          placeholder={t('year_short')}
          autoComplete="bday-year"
          inputMode="numeric"
          maxLength={4}
          value={birth.year}
          aria-invalid={isWrong}
          onChange={(event) => onChange({ year: digitsIn(event.currentTarget.value) })}
        />
      </div>
    </FieldGroup>
  )
}

type MonthFieldProps = Pick<BirthFieldsProps, 'birth' | 'onChange'> & { isWrong: true | undefined }

function MonthField({ birth, onChange, isWrong }: MonthFieldProps) {
  const t = useText('signup.birth')
  const { locale } = useCatalogue()
  const name = new Intl.DateTimeFormat(localeOf(locale).iso, { month: 'long', timeZone: 'UTC' })
  return (
    <Select
      label={t('month')}
      labelHidden
      autoComplete="bday-month"
      value={birth.month}
      aria-invalid={isWrong}
      onChange={(event) => onChange({ month: event.currentTarget.value })}
    >
      <option value="">{t('month_short')}</option>
      {MONTHS.map((month) => (
        <option key={month} value={String(month)}>
          {name.format(new Date(Date.UTC(2000, month - 1)))}
        </option>
      ))}
    </Select>
  )
}

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1)

function digitsIn(text: string): string {
  return text.replaceAll(/\D/g, '')
}

type HomePart = { country?: CountryCode; place: Place | null; written_place: string }
type PlaceFieldsProps = {
  country: CountryCode
  place: Place | null
  written: string
  onChange: (part: HomePart) => void
  problem: ProblemText
}

/** The country and town the visitor lives in, which the device may find by itself. */
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

/** The country the visitor chose; until then the one they seem to be in, if it is served. */
export function useSignupCountry(chosen: CountryCode | null): CountryCode {
  const { countries } = useSettings()
  const { country } = useCountry()
  return [chosen, country].find((code) => code && countries.includes(code)) ?? countries[0]!
}
