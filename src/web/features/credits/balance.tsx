import { useText } from '#web/i18n/use-text.ts'
import css from './balance.module.css'

/** How many credits there are, in the largest letters of the page. */
export function Balance({ credits }: { credits: number }) {
  const t = useText('credits.balance')
  return (
    <p className={css['balance']}>
      <span className="num">{credits}</span>{' '}
      <span className="soft">{t('left', { count: credits })}</span>
    </p>
  )
}
