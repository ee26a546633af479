import { classNames } from './class-names.ts'
import circlesCss from './empty-state.module.css'
import barCss from './progress-bar.module.css'
import css from './spinner.module.css'

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

/** A line from 0 to 100. It is only seen: the component that shows it says it in words. */
export function ProgressBar({ value }: { value: number }) {
  return (
    <svg
      className={barCss['bar']}
      viewBox="0 0 100 1"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect className={barCss['done']} width={Math.min(100, Math.max(0, value))} height="1" />
    </svg>
  )
}

/** One circle waits for the other, which is not there. */
export function WaitingCircles() {
  return (
    <svg viewBox="0 0 140 92" width="140" height="92" aria-hidden="true">
      <circle className={circlesCss['one']} cx="50" cy="46" r="40" />
      <circle className={circlesCss['other']} cx="90" cy="46" r="40" />
    </svg>
  )
}
