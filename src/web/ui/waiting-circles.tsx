import css from './empty-state.module.css'

/** One circle waits for the other, which is not there. */
export function WaitingCircles() {
  return (
    <svg viewBox="0 0 140 92" width="140" height="92" aria-hidden="true">
      <circle className={css['one']} cx="50" cy="46" r="40" />
      <circle className={css['other']} cx="90" cy="46" r="40" />
    </svg>
  )
}
