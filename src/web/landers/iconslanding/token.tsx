import { usePull } from '#web/browser/use-pull.ts'
import { useText } from '#web/i18n/use-text.ts'
import { classNames } from '#web/ui/class-names.ts'
import type { ICONS } from './icons.ts'
import css from './token.module.css'

/**
 * A drawing that goes into the lens when it is chosen, by a tap, a key, or by being pulled there. Its box lies over it, and
 * beside it in the document, so that styles can count what is chosen.
 */
export function Token({ drawing }: { drawing: (typeof ICONS)[number] }) {
  const t = useText('profile-words.interests')
  const pull = usePull('[data-lens]')
  const { name, fill, lines } = drawing
  const id = `icon-${name}`
  return (
    <>
      <input
        type="checkbox"
        name="interests"
        value={name}
        id={id}
        className={classNames(css['spot'], css['pick'])}
        {...pull}
      />
      <label htmlFor={id} className={classNames(css['spot'], css['token'])}>
        <span className={css['disc']}>
          <svg viewBox="0 0 64 64" aria-hidden="true">
            <path d={fill} className={css['fill']} />
            <path d={lines} className={css['lines']} />
          </svg>
        </span>
        <span className={css['word']}>{t(name)}</span>
      </label>
    </>
  )
}
