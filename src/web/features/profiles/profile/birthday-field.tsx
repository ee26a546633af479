import { useState } from 'react'
import * as z from 'zod/mini'
import { Day } from '#contract/fields.ts'
import { localeOf } from '#contract/locales.ts'
import { useCatalogue } from '#web/i18n/catalogue-context.ts'
import { useText } from '#web/i18n/use-text.ts'
import { FieldGroup } from '#web/ui/field-group.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import css from './profile.module.css'

type BirthdayFieldProps = {
  /** As yyyy-mm-dd. */
  value: string
  /** Told the day, or nothing while what stands there is no day. */
  onChange: (day: string) => void
  error: string | undefined
}

const MONTHS = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'))

/** A date of birth in three parts, in the visitor's language whatever the browser's is. */
export function BirthdayField({ value, onChange, error }: BirthdayFieldProps) {
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
