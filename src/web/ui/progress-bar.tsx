import css from './progress-bar.module.css'

/** A line from 0 to 100. It is only seen: whoever shows it says it in words. */
export function ProgressBar({ value }: { value: number }) {
  return (
    <svg className={css['bar']} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
      <rect className={css['done']} width={Math.min(100, Math.max(0, value))} height="1" />
    </svg>
  )
}
