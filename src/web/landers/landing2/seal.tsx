import css from './seal.module.css'

const WAX =
  'M60 5C74 3 82 10 92 17C104 24 113 33 114 48C116 60 118 70 112 82C106 94 98 104 84 110C72 116 60 118 47 114' +
  'C33 111 22 104 14 92C6 81 3 68 6 55C8 41 13 29 25 20C36 11 47 7 60 5z'

/** Wax, pressed with the mark of two circles and the lens. */
export function Seal() {
  return (
    <svg viewBox="0 0 120 120" className={css['seal']} aria-hidden="true">
      <defs>
        <radialGradient id="seal-wax" cx="0.36" cy="0.28" r="0.85">
          <stop offset="0" className={css['light']} />
          <stop offset="0.45" className={css['wax']} />
          <stop offset="1" className={css['deep']} />
        </radialGradient>
      </defs>
      <path d={WAX} fill="url(#seal-wax)" />
      <circle cx="60" cy="60" r="40" className={css['press']} />
      <circle cx="60" cy="61.5" r="40" className={css['edge']} />
      <g className={css['shadow']}>
        <circle cx="50" cy="60" r="19" />
        <circle cx="70" cy="60" r="19" />
      </g>
      <g className={css['mark']}>
        <path d="M60 43.8a19 19 0 0 1 0 32.4 19 19 0 0 1 0-32.4z" className={css['lens']} />
        <circle cx="50" cy="60" r="19" />
        <circle cx="70" cy="60" r="19" />
      </g>
    </svg>
  )
}
