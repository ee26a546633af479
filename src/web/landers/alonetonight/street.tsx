import { useFaces } from '../door/use-faces.ts'
import { House } from './house.tsx'
import { FACES, HOUSES } from './houses.ts'
import css from './street.module.css'

/** Canal houses at night; their windows light up one by one, and one is yours. */
export function Street() {
  const faces = useFaces(FACES)
  const counts = HOUSES.map(
    ({ lights }) => lights.flat().filter((light) => light === 'face').length,
  )
  return (
    <div className={css['scene']} aria-hidden="true">
      <svg className={css['moon']} viewBox="0 0 60 60">
        <path d="M34 4a26 26 0 1 0 22 38A24 24 0 0 1 34 4z" />
      </svg>
      <svg className={css['street']} viewBox="0 0 764 940" preserveAspectRatio="xMaxYMax slice">
        {HOUSES.map((plan, at) => (
          <House
            key={plan.gable}
            plan={plan}
            number={(at + 1) as 1 | 2 | 3}
            faces={faces.slice(before(counts, at), before(counts, at + 1))}
          />
        ))}
        <rect y="818" width="764" height="8" className={css['quay']} />
        <rect y="826" width="764" height="114" className={css['water']} />
        <g className={css['reflections']}>
          {[58, 128, 262, 350, 436, 548, 626, 706].map((x, at) => (
            <rect key={x} x={x} y={842 + (at % 3) * 12} width="46" height="42" rx="8" />
          ))}
        </g>
      </svg>
    </div>
  )
}

function before(counts: readonly number[], at: number): number {
  return counts.slice(0, at).reduce((sum, count) => sum + count, 0)
}
