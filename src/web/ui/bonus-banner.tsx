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
  link: { label: string; href: string }
}

export function BonusBanner({ lead, text, seconds, countdownLabel, link }: BonusBannerProps) {
  return (
    <div className={css['banner']}>
      <Icon name="tag-fill" className={css['tag']} />
      <span>
        <b>{lead}</b> <span className={css['rest']}>{text}</span>
      </span>
      <Countdown seconds={seconds} label={countdownLabel} />
      <KitLink href={link.href} className={css['link']}>
        {link.label}
      </KitLink>
    </div>
  )
}
