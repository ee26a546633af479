import { usePercent } from '#web/features/payments/use-percent.ts'
import { useSettings } from '#web/features/settings/use-settings.ts'
import { useText } from '#web/i18n/use-text.ts'
import css from './shop.module.css'

/** Why one would buy: in one line, in a sentence, and in the figure that the site claims, if it claims any. */
export function PremiumPitch({ level }: { level: 1 | 2 }) {
  const t = useText('shop.premium')
  const Heading = `h${level}` as const
  return (
    <div className={css['head']}>
      <div>
        <Heading className={level === 1 ? 'display-md' : 'title-lg'}>{t('title')}</Heading>
        <p className={`lead ${css['lead']}`}>{t('lead')}</p>
      </div>
      <Claim />
    </div>
  )
}

function Claim() {
  const t = useText('shop.premium')
  const percent = usePercent()
  const { premium_claim: percentage } = useSettings()
  if (percentage === null) return null

  return (
    <p className={css['claim']}>
      <span className="num">{percent(percentage * 100)}</span>{' '}
      <span className="soft">{t('claim')}</span>
    </p>
  )
}
