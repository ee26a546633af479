import css from './map.module.css'
import { Reach } from './reach.tsx'
import { CANALS, HOUSES, LANES, MIDDLE, RIVER, STREETS, TOWN, TREES } from './town.ts'

/** A drawn town. It stands still; what changes lies over it, so that the browser need not draw it again. */
export function TownMap() {
  return (
    <div className={css['map']} aria-hidden="true">
      <svg viewBox="0 0 1000 1000" preserveAspectRatio="xMidYMid slice">
        <Symbols />
        <Land />
        {HOUSES.map(([x, y, kind, tone]) => (
          <use
            key={`${x}-${y}`}
            href={`#house-${kind}`}
            x={x}
            y={y}
            className={css[`tone-${tone}`]}
          />
        ))}
        <Sights />
      </svg>
      <svg viewBox="0 0 1000 1000" preserveAspectRatio="xMidYMid slice">
        <Reach />
      </svg>
    </div>
  )
}

/** What the map is put together from, each standing on its own foot. */
function Symbols() {
  return (
    <defs>
      <g id="house-1">
        <ellipse cx="4" rx="18" ry="4" className={css['cast']} />
        <path d="M-14 0v-27h4v-6h4v-6h4v-5h4v5h4v6h4v6h4V0z" fill="currentColor" />
        <path d="M-9-24h6v8h-6zM3-24h6v8H3zM-3-36h6v7h-6z" className={css['pane']} />
        <path d="M-3 0v-10h6V0z" className={css['gate']} />
      </g>
      <g id="house-2">
        <ellipse cx="4" rx="18" ry="4" className={css['cast']} />
        <path d="M-15 0v-25h30V0z" className={css['wall']} />
        <path d="M-18-23 0-43l18 20z" fill="currentColor" />
        <path d="M-10-19h7v8h-7zM3-19h7v8H3z" className={css['pane']} />
        <path d="M-3 0v-9h6V0z" className={css['gate']} />
      </g>
      <g id="house-3">
        <ellipse cx="4" rx="18" ry="4" className={css['cast']} />
        <path d="M-13 0v-28c4-3 4-14 13-17 9 3 9 14 13 17V0z" fill="currentColor" />
        <path d="M-9-25h6v9h-6zM3-25h6v9H3zM-2-37h4v6h-4z" className={css['pane']} />
        <path d="M-3 0v-10h6V0z" className={css['gate']} />
      </g>
      <g id="tree">
        <ellipse cx="3" rx="8" ry="2.5" className={css['cast']} />
        <path d="M-1.5 0h3v-10h-3z" className={css['trunk']} />
        <circle cy="-15" r="9" className={css['leaves']} />
        <path d="M-6-21a8 8 0 0 1 9-3 10 10 0 0 0-9 3z" className={css['leaf-light']} />
      </g>
      <g id="bike" className={css['bike']}>
        <circle cx="-13" cy="-9" r="9" />
        <circle cx="14" cy="-9" r="9" />
        <path d="m-13-9 8-14H9l5 14M-5-23l5 14h-13M0-9l9-14M-9-27h7M9-23l-2-6h6" />
      </g>
    </defs>
  )
}

/** Polders, parks, the river and the canals, with the streets that cross them. */
function Land() {
  return (
    <>
      <Polders />
      <path d={TOWN} className={css['town']} />
      <path d={LANES} className={css['lane']} />
      {CANALS.map((canal) => (
        <g key={canal}>
          <path d={canal} className={css['shore']} />
          <path d={canal} className={css['canal']} />
        </g>
      ))}
      <path d={RIVER} className={css['bank']} />
      <path d={RIVER} className={css['river']} />
      <path d={RIVER} className={css['ripple']} />
      <path d={STREETS} className={css['street-edge']} />
      <path d={STREETS} className={css['street']} />
      <ellipse cx={MIDDLE.x} cy={MIDDLE.y} rx="54" ry="50" className={css['square']} />
      {TREES.map(([x, y]) => (
        <use key={`${x}-${y}`} href="#tree" x={x} y={y} />
      ))}
    </>
  )
}

function Polders() {
  return (
    <>
      <rect x="-400" y="-200" width="1800" height="1400" className={css['land']} />
      <path d="M-400-200H90L60 120-400 170z" className={css['field-1']} />
      <path d="M90-200h300l-40 240-290 80z" className={css['field-3']} />
      <path d="M-400 170 60 120l60 130-520 90z" className={css['field-2']} />
      <path d="M-400 480 90 500l-30 160-460-20z" className={css['field-3']} />
      <path d="M560-200h190l60 300-210 60z" className={css['field-1']} />
      <path d="M750-200h650v470l-430 50-160-220z" className={css['field-2']} />
      <path d="M1400 340 930 370l20 180 450 70z" className={css['field-1']} />
      <path d="m-400 850 470 20 60 330h-530z" className={css['field-2']} />
      <path d="M70 870l290 20 40 310H130z" className={css['field-1']} />
      <path d="M600 1200l30-330 430-40 340 40v330z" className={css['wood']} />
      <path d="M80 420q10-70 84-60 70 20 52 84-50 44-110 26-30-20-26-50z" className={css['park']} />
      <path
        d="M786 452q14-64 90-56 66 24 54 88-40 54-112 32-40-24-32-64z"
        className={css['park']}
      />
      <path
        d="m776 0 150 200M820-30l160 214M864-60l180 240M908-90l190 254M952-120l200 268M996-150l220 290"
        className={css['tulips']}
      />
      <path
        d="M-20 30 64 20M-20 70l82-10M-20 110l80-8M110 20l220-60M110 60l220-62M110 96l210-58M580 0l170-40M586 40l172-40M592 80l176-42M596 120l184-44M980 400l90 10M976 440l100 12M976 480l110 14M976 520l110 14M-20 540l84 4M-20 580l78 4M-20 620l72 4M20 900l60 8M16 940l70 8M110 930l250 20M116 970l260 20"
        className={css['furrows']}
      />
      <path
        d="M90-200 60 120l60 130M-400 170 60 120M750-200l60 300 160 220M-400 850l470 20 60 330M930 370l20 180"
        className={css['ditch']}
      />
    </>
  )
}

const COWS = [
  [300, 966],
  [336, 940],
  [990, 458],
  [968, 506],
  [20, 604],
  [52, 560],
] as const

/** A church, a mill, boats, bicycles and cows. */
function Sights() {
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
