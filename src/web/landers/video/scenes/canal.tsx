import { nicheWish, useLander } from '../../door/use-lander.ts'
import { Layer, Rows } from './scenery.tsx'
import css from './scenes.module.css'

/** Lamps along the arch of the bridge. */
const LAMPS = [
  [40, 398],
  [92, 376],
  [146, 361],
  [200, 354],
  [254, 354],
  [308, 361],
  [362, 376],
  [414, 398],
] as const

/** The long way home, along the water. */
export function Canal() {
  return (
    <>
      <Layer depth="far">
        <rect width="450" height="800" fill="url(#sky)" />
        <circle cx="112" cy="196" r="120" fill="url(#halo)" />
        <circle cx="112" cy="196" r="27" className={css['cream']} />
        <path
          d="M-10 420V292l24-24h16v-20h28v20h16l24 24v128zM190 420V276q28-12 36-46h24q8 34 36 46v144z"
          className={css['stone-2']}
        />
        <path
          d="M96 420V300l47-62l47 62v120zM284 420V306l52-44l52 44v114zM388 420V288q24-10 32-40h30v172z"
          className={css['stone-3']}
        />
        <Rows x={8} y={304} columns={3} rows={2} dark={[1]} />
        <Rows x={118} y={312} columns={2} rows={2} dark={[2]} />
        <Rows x={204} y={296} columns={3} rows={2} dark={[0, 5]} />
        <Rows x={304} y={322} columns={3} rows={2} dark={[1, 3]} />
        <Rows x={402} y={304} columns={2} rows={2} dark={[3]} />
        <path d="M0 410h450v390H0z" fill="url(#ground)" />
        {[16, 58, 126, 212, 258, 312, 352, 410].map((x, at) => (
          <rect
            key={x}
            x={x}
            y="420"
            width="15"
            height={100 + (at % 3) * 40}
            fill="url(#fall)"
            className={css['dim']}
          />
        ))}
      </Layer>
      <Layer depth="near">
        <Bridge />
      </Layer>
      <Layer depth="nearest">
        <path d="M-40 574h530v240H-40z" className={css['night']} />
        <path d="M-40 574h530" className={css['line']} />
        <path d="M356 576V300" className={css['line']} />
        <circle cx="356" cy="284" r="120" fill="url(#halo)" />
        <path d="M342 300l-6-34h40l-6 34zM334 266l22-16l22 16z" className={css['cream']} />
        <ellipse cx="226" cy="582" rx="90" ry="9" className={css['deep']} />
        <CanalCouple />
      </Layer>
    </>
  )
}

function Bridge() {
  return (
    <>
      <path
        d="M-20 430Q225 300 470 430V470H392Q380 392 226 388Q72 392 60 470H-20z"
        className={css['stone']}
      />
      <path d="M-20 420Q225 292 470 420" className={css['line']} />
      <path d="M60 470Q72 392 226 388Q380 392 392 470" className={css['thin']} />
      {LAMPS.map(([x, y]) => (
        <g key={x}>
          <circle cx={x} cy={y - 8} r="30" fill="url(#halo)" />
          <circle cx={x} cy={y - 8} r="4.5" className={css['cream']} />
        </g>
      ))}
      <path
        d="M90 496h110M250 508h130M140 524h70M286 536h96"
        className={`${css['thin']} ${css['faint']}`}
      />
    </>
  )
}

const SHORT = 'M0-20a20 20 0 1 1 0 40a20 20 0 0 1 0-40z'
const LONG = 'M0-26c15 0 23 11 22 27c0 12 3 20 7 28h-58c5-8 7-16 7-28c-1-16 7-27 22-27z'

/** Two people from behind, hand in hand; the niche decides who they are. */
function CanalCouple() {
  const { gender, seeks } = nicheWish(useLander().niche)
  return (
    <>
      <path
        d="M176 536l-3 40M198 536l4 40M250 536l-3 40M272 536l4 40"
        className={css['limb']}
        strokeWidth="13"
      />
      <path
        d="M186 392c17 0 30 12 33 34l9 66l-8 4l4 50h-74l6-92l-14 38l-9-4l20-62c5-22 16-34 33-34z"
        className={css['stone-3']}
      />
      <path
        d="M261 398c16 0 28 10 32 30l17 66l-9 4l-14-36l10 86h-72l4-54l-4-2l6-66c4-20 14-28 30-28z"
        className={css['wine']}
      />
      <g className={css['night']}>
        <path d={gender === 'female' ? LONG : SHORT} transform="translate(187 374)" />
        <path d={seeks === 'male' ? SHORT : LONG} transform="translate(261 378)" />
      </g>
      <path d="M219 426l9 66M293 428l17 66" className={css['thin']} />
    </>
  )
}
