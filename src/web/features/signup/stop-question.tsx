import { focusShown } from '#web/browser/focus-shown.ts'
import { useText } from '#web/i18n/use-text.ts'
import { Button } from '#web/ui/button.tsx'
import css from './signup.module.css'

type StopQuestionProps = { onStop: () => void; onGoOn: () => void }

/** Asked before what was entered is thrown away. */
export function StopQuestion({ onStop, onGoOn }: StopQuestionProps) {
  const t = useText('signup.stop')
  return (
    <div className={css['message']}>
      <h3 ref={focusShown} tabIndex={-1} className="title-lg">
        {t('title')}
      </h3>
      <p className="lead">{t('text')}</p>
      <Button size="lg" block onClick={onGoOn}>
        {t('go_on')}
      </Button>
      <Button kind="ghost" block onClick={onStop}>
        {t('stop')}
      </Button>
    </div>
  )
}
