import { isServed } from '#contract/routes.ts'
import { useText } from '#web/i18n/use-text.ts'
import css from './swipe-game.module.css'

/** Which key does what, for those who have keys. */
export function KeyHelp() {
  const t = useText('swipe-game.keys')
  const keys = [
    ['←', t('pass')],
    ['→', t('like')],
    ...(isServed('members-id') ? [['↑', t('open')]] : []),
    ['Z', t('undo')],
  ]
  return (
    <ul className={css['keys']} aria-label={t('title')}>
      {keys.map(([key, does]) => (
        <li key={key}>
          <kbd>{key}</kbd>
          {does}
        </li>
      ))}
    </ul>
  )
}
