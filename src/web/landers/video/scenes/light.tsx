import css from './scenes.module.css'

/** The light of all scenes, in the colours of the page: a lamp's halo, a soft bloom, evening sky, wet ground. */
export function Light() {
  return (
    <svg className={css['light']} width="0" height="0">
      <radialGradient id="halo">
        <stop className={css['lamp-stop']} stopOpacity="0.85" />
        <stop offset="0.3" className={css['lamp-stop']} stopOpacity="0.36" />
        <stop offset="1" className={css['lamp-stop']} stopOpacity="0" />
      </radialGradient>
      <radialGradient id="bloom">
        <stop className={css['bloom-stop']} stopOpacity="0.7" />
        <stop offset="1" className={css['bloom-stop']} stopOpacity="0" />
      </radialGradient>
      <linearGradient id="sky" x2="0" y2="1">
        <stop className={css['deep-stop']} />
        <stop offset="0.34" className={css['mid-stop']} />
        <stop offset="0.6" className={css['glow-stop']} />
        <stop offset="1" className={css['deep-stop']} />
      </linearGradient>
      <linearGradient id="ground" x2="0" y2="1">
        <stop className={css['mid-stop']} />
        <stop offset="0.5" className={css['deep-stop']} />
      </linearGradient>
      <linearGradient id="fall" x2="0" y2="1">
        <stop className={css['lamp-stop']} stopOpacity="0.75" />
        <stop offset="1" className={css['lamp-stop']} stopOpacity="0" />
      </linearGradient>
      <linearGradient id="beam">
        <stop className={css['lamp-stop']} stopOpacity="0.8" />
        <stop offset="1" className={css['lamp-stop']} stopOpacity="0" />
      </linearGradient>
    </svg>
  )
}
