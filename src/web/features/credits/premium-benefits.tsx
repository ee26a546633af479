import { useText } from '#web/i18n/use-text.ts'
import { Icon } from '#web/ui/icon.tsx'
import css from './shop.module.css'

const BENEFITS = [
  ['photos', 'image'],
  ['conversations', 'chats-circle'],
  ['own_photos', 'camera-plus'],
  ['paying', 'shield-check'],
] as const

/** What a first purchase gives beside the credits. */
export function PremiumBenefits() {
  const t = useText('shop.benefits')
  return (
    <ul className={css['benefits']} aria-label={t('label')}>
      {BENEFITS.map(([name, icon]) => (
        <li key={name}>
          <Icon name={icon} className={css['icon']} />
          <b>{t(name)}</b>
          <p>{t(`${name}_text`)}</p>
        </li>
      ))}
    </ul>
  )
}
