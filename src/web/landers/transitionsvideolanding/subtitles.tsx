import { useText } from '#web/i18n/use-text.ts'
import css from './transitionsvideolanding.module.css'

const SENTENCES = ['one', 'two', 'three', 'four', 'five'] as const

/** One sentence for each cut, and the switch that stops the film. */
export function Subtitles() {
  const t = useText('transitionsvideolanding')
  return (
    <>
      <ol className={css['subtitles']}>
        {SENTENCES.map((name) => (
          <li key={name}>{t(`said.${name}`)} </li>
        ))}
      </ol>
      <label className={css['pause']}>
        <input type="checkbox" className={`visually-hidden ${css['stop']}`} />
        <span className="visually-hidden">{t('pause')}</span>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M6 4h4v16H6zM14 4h4v16h-4z" />
        </svg>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M7 3.5v17l14-8.5z" />
        </svg>
      </label>
    </>
  )
}
