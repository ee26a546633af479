import { useText } from '#web/i18n/use-text.ts'
import { CHAPTERS } from './chapters.ts'
import css from './player.module.css'

/** How far the evening is, a bar a chapter; each of them can be chosen. And the switch that stops it. */
export function Bars({ onFull }: { onFull: (chapter: number) => void }) {
  const t = useText('video')
  return (
    <div className={css['bars']}>
      <fieldset className={css['choice']}>
        <legend className="visually-hidden">{t('chapters')}</legend>
        <input
          type="radio"
          name="chapter"
          value="all"
          defaultChecked
          aria-label={t('all')}
          className={`visually-hidden ${css['auto']}`}
        />
        {CHAPTERS.map(({ name }, at) => (
          <label key={name} className={`${css['bar']} ${css[`at-${at + 1}`]}`}>
            <input
              type="radio"
              id={`chapter-${at + 1}`}
              name="chapter"
              value={at + 1}
              className={`over-label ${css[`go-${at + 1}`]}`}
            />
            <span className="visually-hidden">{t(`chapter.${name}`)}</span>
            <i>
              <i className={css['fill']} onAnimationEnd={() => onFull(at + 1)} />
            </i>
          </label>
        ))}
      </fieldset>
      <label className={css['pause']}>
        <input type="checkbox" name="stop" className={`over-label ${css['stop']}`} />
        <span className="visually-hidden">{t('pause')}</span>
        <svg viewBox="0 0 24 24" className={css['to-stop']} aria-hidden="true">
          <path d="M6 4h4v16H6zM14 4h4v16h-4z" />
        </svg>
        <svg viewBox="0 0 24 24" className={css['to-play']} aria-hidden="true">
          <path d="M7 3.5v17l14-8.5z" />
        </svg>
      </label>
    </div>
  )
}
