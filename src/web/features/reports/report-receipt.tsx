import { focusShown } from '#web/browser/focus-shown.ts'
import { useText } from '#web/i18n/use-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import css from './report.module.css'

/** That a report has come in, under which number, and what happens next. */
export function ReportReceipt({ number, onClose }: { number: number; onClose: () => void }) {
  const t = useText('report')
  return (
    <div className={css['form']}>
      <p ref={focusShown} tabIndex={-1} className={css['number']} role="status">
        <Icon name="check-circle-fill" size="lg" />
        <b>{t('number', { number: String(number) })}</b>
      </p>
      <p>{t('next')}</p>
      <p className="small soft">{t('danger')}</p>
      <Button block kind="quiet" onClick={onClose}>
        {t('close')}
      </Button>
    </div>
  )
}
