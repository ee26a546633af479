import { Layer } from './scenery.tsx'
import css from './scenes.module.css'

/** Bulbs around the arch of the mirror, from one foot to the other. */
const BULBS = [
  [52, 520],
  [52, 460],
  [52, 400],
  [53, 338],
  [72, 284],
  [118, 254],
  [172, 254],
  [218, 284],
  [237, 338],
  [238, 400],
  [238, 460],
  [238, 520],
] as const

/** At home, in front of the mirror, with too much to choose from. */
export function Home() {
  return (
    <>
      <Layer depth="far">
        <rect width="450" height="800" fill="url(#sky)" />
        <circle cx="145" cy="380" r="260" fill="url(#halo)" />
        <path d="M0 560h450v240H0z" className={css['night']} />
        <ellipse cx="210" cy="612" rx="230" ry="34" className={css['stone']} />
        <ellipse cx="210" cy="612" rx="196" ry="26" className={css['stone-2']} />
      </Layer>
      <Layer depth="near">
        <Mirror />
        <path
          d="M258 600V190M424 600V190M246 196h190M242 600h32M408 600h32"
          className={css['line']}
        />
        <Clothes />
        <path
          d="M272 548h150v16H272zM284 564h10v40h-10zM400 564h10v40h-10z"
          className={css['stone-3']}
        />
        <path
          d="M300 548c0-14 4-22 10-24l26 18c6 3 12 3 14 6zM346 548c0-14 4-22 10-24l26 18c6 3 12 3 14 6z"
          className={css['bloom']}
        />
        <path d="M300 524v24M346 524v24" className={css['thin']} />
      </Layer>
      <Layer depth="nearest">
        <circle cx="408" cy="118" r="120" fill="url(#bloom)" className={css['dim']} />
        <circle cx="40" cy="150" r="40" className={`${css['lamp']} ${css['faint']}`} />
        <circle cx="396" cy="500" r="54" className={`${css['lamp']} ${css['faint']}`} />
        <circle cx="340" cy="128" r="22" className={`${css['bloom']} ${css['faint']}`} />
      </Layer>
    </>
  )
}

function Mirror() {
  return (
    <>
      <path d="M64 604V345a81 81 0 0 1 162 0v259z" className={css['stone-3']} />
      <path d="M76 592V346a69 69 0 0 1 138 0v246z" className={css['mid']} />
      <path d="M76 592V346a69 69 0 0 1 138 0v246z" fill="url(#fall)" />
      <path
        d="M145 330c24 0 37 17 36 42c0 12 4 20 8 30c-6 8-18 12-28 13v12c22 8 43 16 49 40v125H80V467c6-24 27-32 49-40v-12c-10-1-22-5-28-13c4-10 8-18 8-30c-1-25 12-42 36-42z"
        className={css['night']}
      />
      <path d="M181 372c0 12 4 20 8 30M161 427c22 8 43 16 49 40" className={css['thin']} />
      <path d="M84 420l44-110M84 470l20-50" className={css['thin']} />
      <path d="M76 592V346a69 69 0 0 1 138 0v246z" className={css['line']} />
      {BULBS.map(([cx, cy]) => (
        <g key={`${cx} ${cy}`}>
          <circle cx={cx} cy={cy} r="26" fill="url(#halo)" />
          <circle cx={cx} cy={cy} r="6.5" className={css['cream']} />
        </g>
      ))}
    </>
  )
}

function Clothes() {
  return (
    <>
      <path
        d="M302 196v14l-22 20M302 210l22 20M350 196v14l-22 20M350 210l22 20M394 196v14l-24 20M394 210l24 20"
        className={css['thin']}
      />
      <path
        d="M378 226q16 12 32 0l22 18l6 132l-14 2l-6-84l2 138h-52l2-138l-6 84l-14-2l6-132z"
        className={css['stone-3']}
      />
      <path d="M384 230l10 62l10-62M394 292v138" className={css['thin']} />
      <path
        d="M334 226q16 12 32 0l20 16l6 104l-13 2l-7-66l2 118h-48l2-118l-7 66l-13-2l6-104z"
        className={css['cream']}
      />
      <path
        d="M286 228l6 28q-10 22-5 44l-26 152q41 18 84 0l-28-152q5-22-5-44l6-28h-5q-11 26-22 0z"
        className={css['bloom']}
      />
      <path
        d="M288 306l-10 140M302 306v150M316 306l12 140"
        className={`${css['thin']} ${css['faint']}`}
      />
    </>
  )
}
