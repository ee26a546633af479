import type { ChangeEvent } from 'react'
import { MIN_AGE } from '#contract/fields.ts'
import { MAX_AGE } from '#contract/search.ts'
import { useText } from '#web/i18n/use-text.ts'
import { Select } from '#web/ui/select.tsx'
import type { FilterChoice } from './filter-choice.ts'
import css from './filter-fields.module.css'

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
