import { HOUSES } from './houses.ts'
import { Land } from './land.tsx'
import { Reach } from './reach.tsx'
import { Sights } from './sights.tsx'
import { Symbols } from './symbols.tsx'
import css from './map.module.css'

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
