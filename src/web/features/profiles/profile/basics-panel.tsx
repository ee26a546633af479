import { useState } from 'react'
import * as z from 'zod/mini'
import { Day, Sexuality } from '#contract/fields.ts'
import { type CountryCode, localeOf } from '#contract/locales.ts'
import { PlaceField } from '#web/features/settings/place.tsx'
import { countryName } from '#web/features/settings/placeholders.ts'
import { useSettings } from '#web/features/settings/settings.ts'
import { useShownFields } from '#web/features/settings/use-shown-fields.ts'
import { useCatalogue, useText } from '#web/i18n/catalogue.ts'
import { ChipCheckbox } from '#web/ui/chip.tsx'
import { FieldGroup } from '#web/ui/field-group.tsx'
import { Field, Select } from '#web/ui/field.tsx'
import { Panel } from '../panel.tsx'
import { type ProfileDraft, townIn, useFieldError } from './profile-draft.ts'
import css from './profile.module.css'
import { SoughtField, WhoField } from './who-fields.tsx'
import type { ProfileFormState } from './use-profile-form.ts'

const LONGEST_NAME = 40

/** The member's gender and whom they seek: what every profile says. */
export function BasicsPanel({ form }: { form: ProfileFormState }) {
  const t = useText('profile')
  const shows = useShownFields()
  const { draft, change } = form
  const errorAt = useFieldError(form.wrong)

  return (
    <Panel id="basics" title={t('basics')}>
      <Field
        label={t('name')}
        hint={t('name_hint')}
        name="name"
        autoComplete="nickname"
        maxLength={LONGEST_NAME}
        value={draft.name}
        error={errorAt('name')}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      {shows('gender') && <WhoField draft={draft} change={change} />}
      <SoughtField draft={draft} change={change} />
      {shows('sexuality') && (
        <WordChips
          field="sexuality"
          words={Sexuality.options}
          value={draft.sexuality}
          onChange={(sexuality) => change({ sexuality })}
        />
      )}
      {shows('age') && (
        <BirthdayField
          value={draft.date_of_birth}
          onChange={(date_of_birth) => change({ date_of_birth })}
          error={errorAt('date_of_birth')}
        />
      )}
      {shows('country', 'region', 'city') && (
        <LivingPlace draft={draft} change={change} error={errorAt('place')} />
      )}
    </Panel>
  )
}

type BirthdayFieldProps = {
  /** As yyyy-mm-dd. */
  value: string
  /** Told the day, or nothing while what stands there is no day. */
  onChange: (day: string) => void
  error: string | undefined
}

const MONTHS = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'))

/** A date of birth in three parts, in the visitor's language whatever the browser's is. */
function BirthdayField({ value, onChange, error }: BirthdayFieldProps) {
  const t = useText('profile.birthday')
  const { iso } = localeOf(useCatalogue().locale)
  const [parts, setParts] = useState(() => partsOf(value))
  const nameOf = new Intl.DateTimeFormat(iso, { month: 'long', timeZone: 'UTC' })
  const shared = { labelHidden: true, 'aria-invalid': error ? true : undefined } as const

  function change(part: Partial<typeof parts>) {
    const next = { ...parts, ...part }
    setParts(next)
    onChange(dayOf(next))
  }

  return (
    <FieldGroup legend={t('label')} hint={t('hint')} error={error}>
      <div className={css['date']}>
        <Field
          {...shared}
          label={t('day')}
          name="date_of_birth"
          autoComplete="bday-day"
          inputMode="numeric"
          maxLength={2}
          value={parts.day}
          onChange={(event) => change({ day: event.currentTarget.value })}
        />
        <Select
          {...shared}
          label={t('month')}
          autoComplete="bday-month"
          value={parts.month}
          onChange={(event) => change({ month: event.currentTarget.value })}
        >
          {MONTHS.map((month) => (
            <option key={month} value={month}>
              {nameOf.format(new Date(`2000-${month}-01`))}
            </option>
          ))}
        </Select>
        <Field
          {...shared}
          label={t('year')}
          autoComplete="bday-year"
          inputMode="numeric"
          maxLength={4}
          value={parts.year}
          onChange={(event) => change({ year: event.currentTarget.value })}
        />
      </div>
    </FieldGroup>
  )
}

function partsOf(value: string) {
  const [year = '', month = '01', day = ''] = value.split('-')
  return { year, month, day: day.replace(/^0/, '') }
}

function dayOf({ year, month, day }: ReturnType<typeof partsOf>): string {
  const written = `${year.trim()}-${month}-${day.trim().padStart(2, '0')}`
  return z.safeParse(Day, written).success ? written : ''
}

type LivingPlaceProps = {
  draft: ProfileDraft
  change: (part: Partial<ProfileDraft>) => void
  error: string | undefined
}

/** Where the member lives. Another country needs another town. */
function LivingPlace({ draft, change, error }: LivingPlaceProps) {
  const { country } = draft.place
  return (
    <div className={css['pair']}>
      <CountryField country={country} onChange={(other) => change({ place: { country: other } })} />
      <PlaceField
        key={country}
        country={country}
        value={townIn(draft)}
        onChange={(place) => change({ place: place ?? { country } })}
        error={error}
      />
    </div>
  )
}

type CountryFieldProps = { country: CountryCode; onChange: (country: CountryCode) => void }

/** The countries of the site, and the member's own if the site has left it since. */
function CountryField({ country, onChange }: CountryFieldProps) {
  const words = useText('profile-words')
  const { iso } = localeOf(useCatalogue().locale)
  const { countries } = useSettings()
  const named = [...new Set([...countries, country])]
    .map((code) => ({ code, name: countryName(code, iso) }))
    .toSorted((one, other) => one.name.localeCompare(other.name, iso))
  if (named.length < 2) return null

  return (
    <Select
      label={words('fields.country')}
      name="country"
      autoComplete="country"
      value={country}
      onChange={(event) => onChange(event.currentTarget.value as CountryCode)}
    >
      {named.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </Select>
  )
}

type Word = z.infer<typeof Sexuality>

type WordChipsProps = {
  field: 'sexuality'
  words: readonly Word[]
  value: Word | null
  onChange: (word: Word | null) => void
}

/** One word of a few, or none. */
function WordChips({ field, words, value, onChange }: WordChipsProps) {
  const t = useText('profile-words')
  return (
    <FieldGroup legend={t(`fields.${field}`)}>
      <div className={css['chips']}>
        {[...words, null].map((word) => (
          <ChipCheckbox
            key={word}
            type="radio"
            name={field}
            checked={word === value}
            onChange={() => onChange(word)}
          >
            {word ? t(`${field}.${word}`) : t('not_said')}
          </ChipCheckbox>
        ))}
      </div>
    </FieldGroup>
  )
}
