import { DoorstepCouple } from './doorstep-couple.tsx'
import { Layer } from './layer.tsx'
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
