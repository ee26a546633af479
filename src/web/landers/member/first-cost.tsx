import { useSettings } from '#web/features/settings/settings.ts'
import { useText } from '#web/i18n/use-text.ts'
import css from './member.module.css'

/** What the first message costs, and whether the credits that come with signup cover it. */
export function FirstCost() {
  const t = useText('landing.cost')
  const { message_credits: cost, signup_credits: credits } = useSettings()
  return (
    <p className={css['cost']}>
      {cost === 0 && t('free')}
      {cost > 0 && credits >= cost && t('covered', { cost, credits: String(credits) })}
      {cost > 0 && credits < cost && t('short', { cost })}
    </p>
  )
}
