import { focusShown } from '#web/browser/focus-shown.ts'
import { useText } from '#web/i18n/use-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import css from './exclusion.module.css'

type ExclusionSentProps = { email: string; onAgain: () => void }

/** That a mail is under way; whether the address has an account is not said. */
export function ExclusionSent({ email, onAgain }: ExclusionSentProps) {
  const t = useText('exclusion')
  return (
    <div className={css['form']} ref={focusShown} tabIndex={-1}>
      <Notice kind="done" role="status" lead={t('sent')}>
        {t('sent_text', { email })}
      </Notice>
      <p className="small soft">{t('sent_help')}</p>
      <Button kind="quiet" onClick={onAgain}>
        {t('again')}
      </Button>
    </div>
  )
}
