import type { Face } from '../door/use-faces.ts'
import type { House as Plan } from './houses.ts'
import { Window } from './window.tsx'
import css from './street.module.css'

const FLOOR = 126
const GROUND = 820

type HouseProps = {
  plan: Plan
  /** Which of the three, for its colour. */
  number: 1 | 2 | 3
  /** Who lives behind its windows, in the order of their windows. */
  faces: readonly Face[]
}

export function House({ plan, number, faces }: HouseProps) {
  const { gable, body, attic, windows } = plan
  const door = body.x + body.width / 2 - 30
  const waiting = [...faces]
  return (
    <g className={css[`house-${number}`]}>
      <path d={gable} className={css['stone']} />
      <rect {...body} height={GROUND - body.y} className={css['stone']} />
      <rect {...body} height={7} className={css['ledge']} />
      <circle cx={attic.x} cy={attic.y} r="17" className={css['attic']} />
      <path d={`M${door} ${GROUND}v-88q0-4 4-4h52q4 0 4 4v88z`} className={css['door']} />
      <path d={`M${door + 4} 732h52v18h-52z`} className={css['lamp']} />
      <circle cx={door + 49} cy="782" r="3" className={css['lamp']} />
      {plan.lights.flatMap((row, floor) =>
        row.map((light, at) => (
          <Window
            key={`${floor}-${at}`}
            light={light}
            face={light === 'face' ? waiting.shift() : undefined}
            x={windows.x + at * windows.step}
            y={windows.y + floor * FLOOR}
            width={windows.width}
          />
        )),
      )}
    </g>
  )
}
