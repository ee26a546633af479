import { useText } from '#web/i18n/use-text.ts'
import { Chip } from '#web/ui/chip.tsx'
import { isAnswered } from './steps.ts'
import { useAnswerNames } from './use-answer-names.ts'
import type { Finder } from './use-finder.ts'
import css from './matches.module.css'

/** What was answered, in a few words each; a press leads back to the question. */
export function AnswerChips({ finder }: { finder: Finder }) {
  const t = useText('match-finder.result')
  const { asked, questions, goTo } = finder
  const nameOf = useAnswerNames(asked)
  const answered = questions.filter((question) => isAnswered(asked, question))
  if (answered.length === 0) return null

  return (
    <ul className={css['answers']} aria-label={t('answers')}>
      {answered.map((question) => (
        <li key={question}>
          <Chip
            on
            icon="pencil-simple"
            aria-pressed={undefined}
            onClick={() => goTo(question, asked)}
          >
            {nameOf(question)}
          </Chip>
        </li>
      ))}
    </ul>
  )
}
