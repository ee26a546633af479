import css from './map.module.css'

const COWS = [
  [300, 966],
  [336, 940],
  [990, 458],
  [968, 506],
  [20, 604],
  [52, 560],
] as const

/** A church, a mill, boats, bicycles and cows. */
export function Sights() {
  return (
    <>
      <g transform="translate(462 462)" className={css['tone-2']}>
        <ellipse cx="14" cy="1" rx="58" ry="7" className={css['cast']} />
        <path d="M-4 0v-44l30-22 30 22V0z" className={css['wall']} />
        <path d="M-8-42 26-70l34 28z" fill="currentColor" />
        <path d="M-30 0v-82h30V0z" className={css['wall']} />
        <path d="m-34-80 19-58 19 58z" fill="currentColor" />
        <path d="M-16-150h2v14h-2zM-20-146h10v2h-10z" className={css['gate']} />
        <path
          d="M-20-66q5-8 10 0v14h-10zM14-26q6-9 12 0V-8H14zM34-26q6-9 12 0V-8H34z"
          className={css['pane']}
        />
        <circle cx="-15" cy="-32" r="6" className={css['pane']} />
        <path d="M-20 0v-12q5-6 10 0V0z" className={css['gate']} />
      </g>
      <g transform="translate(836 214)" className={css['tone-2']}>
        <ellipse cx="6" rx="26" ry="5" className={css['cast']} />
        <path d="M-18 0l7-62h22L18 0z" className={css['wall']} />
        <path d="M-13-60q13-24 26 0z" fill="currentColor" />
        <path d="M-4 0v-14h8V0zM-4-36h8v9h-8z" className={css['gate']} />
        <path d="m-40-106 80 88M40-106l-80 88" className={css['sails']} />
        <path d="m10-58 30-34-12-10-26 34zM-10-66l-30-34 10-10L-4-74z" className={css['cloth']} />
      </g>
      <g className={css['boat']}>
        <path d="M608 776q30 8 58-6l-8 18q-24 8-42 2zM626 776v-34l26 28z" />
        <path d="M150 704q24 10 48 4l-8 12q-18 4-32-2z" />
        <path d="M256 452l14 2-6 32-10-2z" />
      </g>
      {COWS.map(([x, y]) => (
        <path
          key={x}
          d="M-12-8q0-6 6-6H8l3-3 5 2-1 6-4 1-1 10H7v-6H-4v6h-4z"
          transform={`translate(${x} ${y})`}
          className={css['cow']}
        />
      ))}
      <use href="#bike" x="404" y="850" />
      <use href="#bike" x="700" y="552" />
      <use href="#bike" x="300" y="322" />
    </>
  )
}
