import css from './spinner.module.css'
import { classNames } from './class-names.ts'

interface SpinnerProps {
  /** What is being waited for. Without it the spinner is decoration. */
  label?: string | undefined
  className?: string | undefined
}

export function Spinner({ label, className }: SpinnerProps) {
  const meaning = label ? { role: 'status', 'aria-label': label } : { 'aria-hidden': true }
  return (
    <span className={classNames(css['spinner'], className)} {...meaning}>
      <svg viewBox="0 0 24 24">
        <circle className={css['track']} cx="12" cy="12" r="9" />
        <circle className={css['arc']} cx="12" cy="12" r="9" />
      </svg>
    </span>
  )
}
