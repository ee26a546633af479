import { classNames } from './class-names.ts'
import type { IconName } from './icon-names.ts'
import css from './icon.module.css'
import sprite from './icons.svg?no-inline'
import logoCss from './logo.module.css'

interface IconProps {
  name: IconName
  size?: 'sm' | 'md' | 'lg' | undefined
  /** What the icon says when no text beside it does. Without it the icon is decoration. */
  label?: string | undefined
  className?: string | undefined
}

export function Icon({ name, size = 'md', label, className }: IconProps) {
  const meaning = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return (
    <svg className={classNames(css['icon'], css[size], className)} {...meaning}>
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}

/** Two circles and the spark between them, then the site's name. */
export function Logo({ name, className }: { name: string; className?: string | undefined }) {
  return (
    <span className={classNames(logoCss['logo'], className)}>
      <svg viewBox="0 0 38 26" aria-hidden="true">
        <path
          className={logoCss['lens']}
          d="M19 3.1a11.6 11.6 0 0 1 0 19.8 11.6 11.6 0 0 1 0-19.8z"
        />
        <circle className={logoCss['ring']} cx="13" cy="13" r="11.6" />
        <circle className={logoCss['ring']} cx="25" cy="13" r="11.6" />
      </svg>
      <span>{name}</span>
    </span>
  )
}
