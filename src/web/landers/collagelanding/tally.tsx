import { useText } from '#web/i18n/use-text.ts'
import css from './tally.module.css'

/** Three pins that turn crimson as pieces are picked, and how many those are. It is all counted by the styles. */
export function Tally() {
  const t = useText('collagelanding')
  return (
    <p className={css['tally']}>
      <span className={css['pins']} aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      <span className={css['counting']}>
        {t.rich('count', { n: () => <b className={`tabular ${css['number']}`} /> })}
      </span>
      <span className={css['complete']}>{t('complete')}</span>
    </p>
  )
}
