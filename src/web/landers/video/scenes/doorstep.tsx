import { nicheWish, useLander } from '../../door/use-lander.ts'
import { Layer } from './scenery.tsx'
import css from './scenes.module.css'

const BRICKS = Array.from({ length: 14 }, (_, row) => row)

/** The door, not yet closed. */
export function Doorstep() {
  return (
    <>
      <Layer depth="far">
        <rect width="450" height="800" className={css['stone-2']} />
        <g className={`${css['thin']} ${css['faint']}`}>
          {BRICKS.map((row) => (
            <path
              key={row}
              d={`M0 ${88 + row * 36}h450M${row % 2 ? 30 : 66} ${88 + row * 36}v36M${row % 2 ? 394 : 420} ${88 + row * 36}v36`}
            />
          ))}
        </g>
        <g transform="translate(0 44)">
          <circle cx="225" cy="330" r="330" fill="url(#halo)" />
          <path d="M104 592V262a121 121 0 0 1 242 0v330z" className={css['cream']} />
          <path d="M118 592V262a107 107 0 0 1 214 0v330z" className={css['night']} />
          <path d="M126 254a99 99 0 0 1 198 0z" className={css['lamp']} />
          <path
            d="M225 254v-99M225 254l-70-70M225 254l70-70M184 254a41 41 0 0 1 82 0"
            className={css['limb']}
            strokeWidth="4"
          />
          <path d="M126 270h198v322H126z" className={css['lamp']} />
          <path d="M126 270h198v322H126z" fill="url(#fall)" />
          <path d="M126 270l62 18v322l-62-18z" className={css['stone']} />
          <path d="M138 292l38 10v104l-38-8zM138 424l38 8v138l-38-8z" className={css['thin']} />
          <circle cx="180" cy="436" r="5" className={css['cream']} />
          <path
            d="M82 592h286v22H82zM58 614h334v26H58zM34 640h382v160H34z"
            className={css['stone-3']}
          />
          <path d="M82 592h286M58 614h334M34 640h382" className={css['thin']} />
          <path d="M150 592h160l70 208H70z" fill="url(#fall)" className={css['dim']} />
        </g>
      </Layer>
      <Layer depth="near">
        <g transform="translate(0 44)">
          <circle cx="60" cy="262" r="120" fill="url(#halo)" />
          <path d="M60 200v34M42 238h36l-6 52H48zM38 238l22-18l22 18z" className={css['cream']} />
          <DoorstepCouple />
        </g>
      </Layer>
      <Layer depth="nearest">
        <path d="M368 640h76l-10 84h-56z" className={css['stone']} />
        <path
          d="M404 640c-40-30-44-80-22-118c6 40 20 66 24 92c2-50 14-92 50-110c2 50-16 100-46 136zM404 640c20-26 44-40 70-40c-10 30-36 44-66 46z"
          className={css['night']}
        />
      </Layer>
    </>
  )
}

/** Heads in profile, the first as seen on the left and the second on the right. */
const SHORT =
  'M226 308c20 2 30 18 28 38l4 12l-6 3c-2 16-12 20-24 18l-2 12l-28-4l4-18c-12-12-14-26-10-38c5-16 18-25 34-23z'
const LONG =
  'M276 322c20-2 36 14 36 38c0 20 6 36 14 50h-56l-2-22c-12 0-16-8-14-22l-4-4l6-10c0-16 6-29 20-30z'

/** Two people on the step, closer than goodnight needs; the niche decides who they are. */
function DoorstepCouple() {
  const { gender, seeks } = nicheWish(useLander().niche)
  return (
    <>
      <path
        d="M204 560l-4 70M230 560l3 70M262 560l-2 72M288 560l4 72"
        className={css['limb']}
        strokeWidth="18"
      />
      <path
        d="M214 374c26 0 40 16 42 44l6 156h-84l4-78l-14-2c-2-40 0-70 8-92c6-18 18-28 38-28z"
        className={css['night']}
      />
      <path
        d="M276 386c24 0 36 14 40 38l12 152h-86l2-150c2-26 12-40 32-40z"
        className={css['wine']}
      />
      <path d="M214 432c20 22 44 32 82 36" className={css['limb']} strokeWidth="17" />
      <g className={css['night']}>
        {gender === 'female' ? (
          <path d={LONG} transform="matrix(-1 0 0 1 504 -8)" />
        ) : (
          <path d={SHORT} />
        )}
        {seeks === 'male' ? (
          <path d={SHORT} transform="matrix(-1 0 0 1 508 14)" />
        ) : (
          <path d={LONG} />
        )}
      </g>
      <path d="M172 404c-6 20-6 48-4 88M316 424l12 152" className={css['thin']} />
    </>
  )
}
