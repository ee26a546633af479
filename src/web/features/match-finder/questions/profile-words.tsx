import { PROFILE_WORDS } from '#contract/fields.ts'
import { useText } from '#web/i18n/use-text.ts'
import type { Change } from '../use-finder.ts'
import type { QuestionProps } from '../question-props.ts'
import { WordChoice } from './word-choice.tsx'

type ProfileWordsProps = QuestionProps & {
  field: 'body_type' | 'hair_color' | 'eye_color' | 'relationship_status'
  isNamed?: boolean
}

/** The words that a profile can say about one thing, to choose from. */
export function ProfileWords({ field, finder: { answers, change }, isNamed }: ProfileWordsProps) {
  const words = useText('profile-words')
  const options = PROFILE_WORDS[field].map((word) => ({
    word,
    name: words(`${field}.${word}` as 'body_type.slim'),
  }))
  return (
    <WordChoice
      legend={words(`fields.${field}`)}
      isNamed={isNamed ?? false}
      options={options}
      chosen={answers[field] ?? []}
      onChange={(chosen) => change({ [field]: chosen } as Change)}
    />
  )
}
