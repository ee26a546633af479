import { useSettings } from '#web/features/settings/settings.ts'
import { useText } from '#web/i18n/use-text.ts'
import { ICONS } from './icons.ts'
import { Lens } from './lens.tsx'
import { Token } from './token.tsx'
import css from './circles.module.css'

/** Two circles with twelve drawings; what is chosen is said in words below them. */
export function Circles() {
  const t = useText('iconslanding')
  const words = useText('profile-words.interests')
  const { interests } = useSettings()
  const icons = ICONS.filter(({ name }) => interests.includes(name))
  return (
    <fieldset className={css['stage']}>
      <legend className="visually-hidden">{t('legend')}</legend>
      <div className={css['field']}>
        <Lens />
        {icons.map((drawing) => (
          <Token key={drawing.name} drawing={drawing} />
        ))}
        <p className={css['chosen']} aria-hidden="true">
          <span className={css['none']}>{t('none')}</span>
          <span className={css['some']}>{t('some')}</span>
          {icons.map(({ name }) => (
            <b key={name}>{words(name)}</b>
          ))}
        </p>
      </div>
    </fieldset>
  )
}
