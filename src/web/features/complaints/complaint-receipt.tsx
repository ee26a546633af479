import { focusShown } from '#web/browser/focus-shown.ts'
import { useText } from '#web/i18n/use-text.ts'
import { Icon } from '#web/ui/icon.tsx'
import css from './complaint.module.css'

/** That a complaint has come in, under which number, and what happens next. */
export function ComplaintReceipt({ number }: { number: string }) {
  const t = useText('complaint')
  return (
    <div className={css['form']}>
      <p ref={focusShown} tabIndex={-1} className={css['number']} role="status">
        <Icon name="check-circle-fill" size="lg" />
        <span>
          {t('done')} <b>{number}</b>
        </span>
      </p>
      <p>{t('next')}</p>
      <p className="small soft">{t('spam')}</p>
    </div>
  )
}
