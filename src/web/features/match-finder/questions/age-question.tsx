import { MIN_AGE } from '#contract/fields.ts'
import { MAX_AGE } from '#contract/search.ts'
import { useSettings } from '#web/features/settings/use-settings.ts'
import { useText } from '#web/i18n/use-text.ts'
import { fieldsOf } from '../steps.ts'
import type { QuestionProps } from '../question-props.ts'
import css from './age-question.module.css'

/** From which age to which, on one line with two ends. The one gives way where the other passes it. */
export function AgeQuestion({ finder: { answers, change } }: QuestionProps) {
  const t = useText('match-finder.questions.age')
  const fields = fieldsOf('age', useSettings())
  const { min_age: min = MIN_AGE, max_age: max = MAX_AGE } = answers

  return (
    <div className={css['range']}>
      <output className={css['ages']}>{t('between', { min, max })}</output>
      <div className={css['line']}>
        <svg
          viewBox={`${MIN_AGE} 0 ${MAX_AGE - MIN_AGE} 1`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <rect x={min} width={Math.max(0, max - min)} height="1" />
        </svg>
        {fields.includes('min_age') && (
          <Age
            label={t('min')}
            value={min}
            onChange={(age) => change({ min_age: age, max_age: Math.max(age, max) })}
          />
        )}
        {fields.includes('max_age') && (
          <Age
            label={t('max')}
            value={max}
            onChange={(age) => change({ max_age: age, min_age: Math.min(age, min) })}
          />
        )}
      </div>
    </div>
  )
}

type AgeProps = { label: string; value: number; onChange: (age: number) => void }

function Age({ label, value, onChange }: AgeProps) {
  return (
    <input
      type="range"
      aria-label={label}
      min={MIN_AGE}
      max={MAX_AGE}
      value={value}
      onChange={(event) => onChange(Number(event.currentTarget.value))}
    />
  )
}
