import css from './badge.module.css'
import { classNames } from './class-names.ts'

interface BadgeProps {
  count: number
  /** Unread messages are petrol, and grey where they are muted; likes crimson; credits warn from 1 to 10 and are in danger at 0. */
  kind: 'unread' | 'muted' | 'likes' | 'warn' | 'danger'
  /** What is counted, for screen readers. */
  label: string
  /** On an icon it wears a ring of the bar's colour. */
  ring?: boolean | undefined
  className?: string | undefined
}

export function Badge({ count, kind, label, ring = false, className }: BadgeProps) {
  const text = badgeText(count)
  return (
    <span
      key={text}
      className={classNames(css['badge'], css[kind], ring && css['ring'], className)}
    >
      <span aria-hidden="true">{text}</span>
      <span className="visually-hidden">{label}</span>
    </span>
  )
}

/** A counter as a badge shows it: exact up to 99, then 99+. */
export function badgeText(count: number): string {
  return count > 99 ? '99+' : String(count)
}
