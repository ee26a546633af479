import { focusShown } from '#web/browser/focus-shown.ts'
import { useText } from '#web/i18n/use-text.ts'
import { Button } from '#web/ui/button.tsx'
import { StepBar } from '#web/ui/step-bar.tsx'
import { FinderArt } from './finder-art.tsx'
import { QuestionFields } from './question-fields.tsx'
import type { Question } from './steps.ts'
import type { Finder } from './use-finder.ts'
import css from './questionnaire.module.css'

/** One question at a time; with each the two circles come closer. */
export function Questionnaire({ finder, question }: { finder: Finder; question: Question }) {
  const t = useText('match-finder')
  const { at, questions } = finder
  const progress = { step: at + 1, steps: questions.length }

  return (
    <div className={css['page']}>
      <div className={css['aside']}>
        <FinderArt near={at / questions.length} />
        <p className="small mute">{t('progress', progress)}</p>
        <StepBar steps={questions.length} reached={at + 1} label={t('progress', progress)} />
      </div>
      <form
        className={css['question']}
        onSubmit={(event) => {
          event.preventDefault()
          finder.goOn()
        }}
      >
        <h1 key={question} tabIndex={-1} ref={finder.hasMoved ? focusShown : undefined}>
          {t(`questions.${question}.title`)}
        </h1>
        <p className="lead">{t(`questions.${question}.text`)}</p>
        <QuestionFields finder={finder} question={question} />
        <Actions finder={finder} question={question} />
      </form>
    </div>
  )
}

function Actions({ finder, question }: { finder: Finder; question: Question }) {
  const t = useText('match-finder')
  const { at, questions } = finder
  const isLast = at === questions.length - 1
  return (
    <div className={css['actions']}>
      <Button type="submit" size="lg" iconEnd="arrow-right-bold">
        {t(isLast ? 'show' : 'next')}
      </Button>
      {question !== 'whom' && (
        <Button kind="ghost" size="lg" onClick={() => finder.skip(question)}>
          {t('skip')}
        </Button>
      )}
      {at > 0 && (
        <Button
          kind="ghost"
          size="lg"
          icon="arrow-left"
          className={css['back']}
          onClick={finder.goBack}
        >
          {t('back')}
        </Button>
      )}
    </div>
  )
}
