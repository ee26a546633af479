import { Countdown } from './countdown.tsx'
import { Icon } from './icon.tsx'
import { KitLink } from './kit-link.tsx'
import css from './bonus-banner.module.css'

interface BonusBannerProps {
  lead: string
  /** The rest of the sentence, left out on phones. */
  text: string
  seconds: number
  countdownLabel: string
  /** Said instead of the countdown, for what lasts long. */
  days?: string | undefined
  link: { label: string; href: string }
}

export function BonusBanner(props: BonusBannerProps) {
  const { lead, text, seconds, countdownLabel, days, link } = props
  return (
    <div className={css['banner']}>
      <Icon name="tag-fill" className={css['tag']} />
      <span>
        <b>{lead}</b> <span className={css['rest']}>{text}</span>
      </span>
      {days ? (
        <span className={css['days']}>{days}</span>
      ) : (
        <Countdown seconds={seconds} label={countdownLabel} />
      )}
      <KitLink href={link.href} className={css['link']}>
        {link.label}
      </KitLink>
    </div>
  )
}
