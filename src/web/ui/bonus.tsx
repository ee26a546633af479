import css from './bonus-banner.module.css'
import { classNames } from './class-names.ts'
import countdownCss from './countdown.module.css'
import { Icon } from './icon.tsx'
import { KitLink } from './kit-link.tsx'
import artCss from './lens-art.module.css'

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

/** The head of the time bonus: the amount in a lens between two circles. */
export function BonusArt({ amount, text }: { amount: string; text: string }) {
  return (
    <div className={artCss['bonus']}>
      <svg viewBox="0 0 500 250" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <path className={artCss['deep']} d="M250-12.5a150 150 0 0 1 0 275 150 150 0 0 1 0-275z" />
        <circle className={artCss['thin']} cx="190" cy="125" r="150" />
        <circle className={artCss['thin']} cx="310" cy="125" r="150" />
      </svg>
      <span className={artCss['amount']}>{amount}</span>
      <b className={artCss['word']}>{text}</b>
    </div>
  )
}

interface CountdownProps {
  /** Seconds left. The component that renders it lets them run. */
  seconds: number
  label: string
  /** Words under the cells, which makes them large. */
  units?: { hours: string; minutes: string; seconds: string } | undefined
}

/** Hours, minutes and seconds in three cells. */
export function Countdown({ seconds, label, units }: CountdownProps) {
  const left = Math.max(0, Math.floor(seconds))
  const cells = [
    { value: Math.floor(left / 3600), unit: units?.hours },
    { value: Math.floor(left / 60) % 60, unit: units?.minutes },
    { value: left % 60, unit: units?.seconds },
  ]
  return (
    <span
      className={classNames(countdownCss['countdown'], units && countdownCss['large'])}
      role="timer"
      aria-label={label}
    >
      {cells.map(({ value, unit }, index) => (
        <span key={index} className={countdownCss['cell']}>
          <span className={countdownCss['digits']}>{String(value).padStart(2, '0')}</span>
          {unit && <span className={countdownCss['unit']}>{unit}</span>}
        </span>
      ))}
    </span>
  )
}
