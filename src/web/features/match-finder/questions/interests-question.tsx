import { localeOf } from '#contract/locales.ts'
import { useSettings } from '#web/features/settings/use-settings.ts'
import { useCatalogue } from '#web/i18n/catalogue-context.ts'
import { useText } from '#web/i18n/use-text.ts'
import type { QuestionProps } from '../question-props.ts'
import { WordChoice } from './word-choice.tsx'

/** What the two should share. */
export function InterestsQuestion({ finder: { answers, change } }: QuestionProps) {
  const words = useText('profile-words')
  const { interests } = useSettings()
  const { iso } = localeOf(useCatalogue().locale)
  const options = interests
    .map((word) => ({ word, name: words(`interests.${word}`) }))
    .toSorted((one, other) => one.name.localeCompare(other.name, iso))
  return (
    <WordChoice
      legend={words('fields.interests')}
      isNamed
      options={options}
      chosen={answers.interests ?? []}
      onChange={(chosen) => change({ interests: chosen })}
    />
  )
}
