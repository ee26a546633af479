import css from './letter.module.css'

/** The ring and the waves that a post office leaves on a stamp. */
export function Postmark() {
  return (
    <svg viewBox="0 0 150 64" className={css['postmark']} aria-hidden="true">
      <circle cx="32" cy="32" r="28" />
      <circle cx="32" cy="32" r="20" />
      {[14, 26, 38, 50].map((y) => (
        <path key={y} d={`M64 ${y}c7-5 14-5 21 0s14 5 21 0 14-5 21 0 14 5 21 0`} />
      ))}
    </svg>
  )
}
