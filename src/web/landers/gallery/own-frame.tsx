import { useText } from '#web/i18n/use-text.ts'
import css from './wall.module.css'

/** The frame that is still empty: two circles on bare canvas, and the lens where they will meet. */
export function OwnFrame() {
  const t = useText('gallery')
  return (
    <div className={css['work']}>
      <span className={css['frame']}>
        <svg viewBox="0 0 320 400" className={css['canvas']} aria-hidden="true">
          <path className={css['weave']} d={WEAVE} />
          <path className={css['lens']} d="M160 137a76 76 0 0 1 0 126 76 76 0 0 1 0-126z" />
          <circle className={css['circle']} cx="117" cy="200" r="76" />
          <circle className={css['dotted']} cx="203" cy="200" r="76" />
        </svg>
      </span>
      <span className={css['brass']}>
        <b>{t('yours')}</b>
        <span>{t('yours_text')}</span>
      </span>
    </div>
  )
}

const WEAVE = Array.from({ length: 20 }, (_, at) => `M0 ${at * 20 + 10}h320`).join('')
