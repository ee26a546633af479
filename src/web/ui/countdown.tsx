import { classNames } from './class-names.ts'
import css from './countdown.module.css'

interface CountdownProps {
  /** Seconds left. Whoever renders it lets them run. */
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
      className={classNames(css['countdown'], units && css['large'])}
      role="timer"
      aria-label={label}
    >
      {cells.map(({ value, unit }, index) => (
        <span key={index} className={css['cell']}>
          <span className={css['digits']}>{String(value).padStart(2, '0')}</span>
          {unit && <span className={css['unit']}>{unit}</span>}
        </span>
      ))}
    </span>
  )
}
