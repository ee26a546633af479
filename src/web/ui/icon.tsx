import type { IconName } from './icon-names.ts'
import css from './icon.module.css'
import { classNames } from './class-names.ts'
import sprite from './icons.svg?no-inline'

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
