import { useId } from 'react'
import css from './match-card.module.css'

const RADIUS = 13
const HEIGHT = 30
/** At a score of 100 the two are not quite one. */
const CLOSEST = 6

/** Two circles, the closer the better they fit. The score beside them says the same in numbers. */
export function ScoreCircles({ score }: { score: number }) {
  const id = useId()
  const apart = 2 * RADIUS - (score / 100) * (2 * RADIUS - CLOSEST)
  const width = Math.ceil(apart) + HEIGHT
  const [one, other] = [HEIGHT / 2, HEIGHT / 2 + apart]
  return (
    <svg viewBox={`0 0 ${width} ${HEIGHT}`} width={width} height={HEIGHT} aria-hidden="true">
      <clipPath id={id}>
        <circle cx={one} cy="15" r={RADIUS} />
      </clipPath>
      <circle className={css['lens']} cx={other} cy="15" r={RADIUS} clipPath={`url(#${id})`} />
      <circle className={css['one']} cx={one} cy="15" r={RADIUS} />
      <circle className={css['other']} cx={other} cy="15" r={RADIUS} />
    </svg>
  )
}
