import { useText } from '#web/i18n/use-text.ts'
import { ChoiceCard } from '#web/ui/choice-card.tsx'
import { FieldGroup } from '#web/ui/field-group.tsx'
import type { QuestionProps } from '../question-props.ts'
import css from './questions.module.css'

const GENDERS = ['female', 'male', 'both'] as const

/** Women, men or both. */
export function WhomQuestion({ finder: { answers, change } }: QuestionProps) {
  const t = useText('match-finder.questions.whom')
  const words = useText('profile-words.seeks')
  return (
    <FieldGroup legend={t('title')} legendHidden>
      <div className={css['cards']}>
        {GENDERS.map((gender) => (
          <ChoiceCard
            key={gender}
            name="gender"
            value={gender}
            checked={answers.gender === gender}
            onChange={() => change({ gender })}
          >
            {words(gender)}
          </ChoiceCard>
        ))}
      </div>
    </FieldGroup>
  )
}
