import css from './film.module.css'

/** The last picture: two circles that meet. */
export function Mark() {
  return (
    <div className={`${css['shot']} ${css['night']}`}>
      <svg viewBox="0 0 380 260" className={css['mark']}>
        <path d="M190 31a116 116 0 0 1 0 198 116 116 0 0 1 0-198z" className={css['lens']} />
        <circle cx="130" cy="130" r="116" />
        <circle cx="250" cy="130" r="116" />
      </svg>
    </div>
  )
}
