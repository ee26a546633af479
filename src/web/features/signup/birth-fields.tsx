import { localeOf } from '#contract/locales.ts'
import { useCatalogue } from '#web/i18n/catalogue-context.ts'
import { useText } from '#web/i18n/use-text.ts'
import { FieldGroup } from '#web/ui/field-group.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import type { SignupDraft } from './draft.ts'
import type { ProblemText } from './use-problem-text.ts'
import css from './fields.module.css'

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
