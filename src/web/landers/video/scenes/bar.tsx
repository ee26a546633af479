import { Layer } from './scenery.tsx'
import css from './scenes.module.css'

const BOTTLES = [24, 58, 92, 130, 168, 204, 246, 282, 318, 356, 394, 426]
const LAMPS = [76, 226, 376]

/** Two glasses, and everything behind them out of focus. */
export function Bar() {
  return (
    <>
      <Layer depth="far">
        <rect width="450" height="800" fill="url(#sky)" />
        <circle cx="225" cy="230" r="300" fill="url(#halo)" />
        {BOTTLES.map((x, at) => (
          <g key={x} className={css[BOTTLE_COLOURS[at % 4]!]}>
            <path
              d={`M${x - 10} 262v-${38 + (at % 3) * 8}q0-8 6-12v-20h8v20q6 4 6 12v${38 + (at % 3) * 8}z`}
            />
            <path
              d={`M${x - 4} 372v-${34 + (at % 2) * 14}q0-8 6-12v-18h8v18q6 4 6 12v${34 + (at % 2) * 14}z`}
            />
          </g>
        ))}
        <path d="M0 262h450v8H0zM0 372h450v8H0z" className={css['night']} />
        <path d="M0 270h450v30H0zM0 380h450v34H0z" fill="url(#fall)" className={css['dim']} />
        <path d="M0 430h450v370H0z" className={css['night']} />
      </Layer>
      <Layer depth="near">
        {LAMPS.map((x) => (
          <g key={x}>
            <path d={`M${x} 0v112`} className={css['thin']} />
            <circle cx={x} cy="150" r="96" fill="url(#halo)" />
            <path d={`M${x - 34} 150q0-38 34-38q34 0 34 38z`} className={css['stone']} />
            <ellipse cx={x} cy="150" rx="34" ry="6" className={css['cream']} />
          </g>
        ))}
        <path d="M-20 524h490v18H-20z" className={css['stone']} />
        <path d="M-20 542h490v260H-20z" fill="url(#ground)" />
        <ellipse cx="160" cy="560" rx="60" ry="10" fill="url(#halo)" />
        <ellipse cx="296" cy="560" rx="60" ry="10" fill="url(#halo)" />
        <g transform="rotate(5 156 524)">
          <Glass x={156} wine={css['wine']} />
        </g>
        <g transform="rotate(-5 298 524)">
          <Glass x={298} wine={css['lamp']} />
        </g>
        <circle cx="227" cy="306" r="54" fill="url(#halo)" />
        <path d="M227 282a30 30 0 0 1 0 48a30 30 0 0 1 0-48z" className={css['spark']} />
      </Layer>
      <Layer depth="nearest">
        <circle cx="30" cy="420" r="48" className={`${css['bloom']} ${css['faint']}`} />
        <circle cx="428" cy="350" r="58" className={`${css['lamp']} ${css['faint']}`} />
        <circle cx="386" cy="470" r="28" className={`${css['bloom']} ${css['faint']}`} />
        <circle cx="70" cy="320" r="24" className={`${css['lamp']} ${css['faint']}`} />
      </Layer>
    </>
  )
}

const BOTTLE_COLOURS = ['stone', 'stone-3', 'wine', 'stone-2'] as const

function Glass({ x, wine }: { x: number; wine: string | undefined }) {
  return (
    <g transform={`translate(${x - 165} 0)`}>
      <path
        d="M108 290C104 376 132 424 165 424C198 424 226 376 222 290z"
        className={`${css['cream']} ${css['faint']}`}
      />
      <path
        d="M108 342Q165 356 222 342C218 388 194 418 165 418C136 418 112 388 108 342z"
        className={wine}
      />
      <ellipse cx="165" cy="343" rx="56" ry="7" className={`${css['cream']} ${css['faint']}`} />
      <path
        d="M108 290C104 376 132 424 165 424C198 424 226 376 222 290M165 424v92"
        className={css['line']}
      />
      <ellipse cx="165" cy="290" rx="57" ry="8" className={css['line']} />
      <ellipse cx="165" cy="519" rx="40" ry="5.5" className={css['line']} />
      <path d="M122 304c0 40 8 64 18 80" className={css['thin']} />
    </g>
  )
}
