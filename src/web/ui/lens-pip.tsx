import css from './lens-art.module.css'

/** One of the likes of the day: lit while it is left, an outline once it is given. */
export function LensPip({ lit }: { lit: boolean }) {
  return (
    <svg viewBox="0 0 20 32" width="20" height="32" aria-hidden="true">
      <path
        className={lit ? css['lens'] : css['spent']}
        d="M10 1.5a19 19 0 0 1 0 29 19 19 0 0 1 0-29z"
      />
    </svg>
  )
}
