import { type Face, useFaces } from '../door/use-lander.ts'
import { FACES, type House as Plan, HOUSES, type Light } from './houses.ts'
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

const FLOOR = 126
const GROUND = 820

type HouseProps = {
  plan: Plan
  /** Which of the three, for its colour. */
  number: 1 | 2 | 3
  /** The faces behind its windows, in the order of their windows. */
  faces: readonly Face[]
}

function House({ plan, number, faces }: HouseProps) {
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

const HEIGHT = 104
const HEART = 'M0 12C-20-2-17-15-9-15C-4-15-1-12 0-9C1-12 4-15 9-15C17-15 20-2 0 12z'

type WindowProps = {
  light: Light
  face: Face | undefined
  x: number
  y: number
  width: number
}

/** A window, dark at first; what is behind it comes when its light goes on. */
function Window({ light, face, x, y, width }: WindowProps) {
  const frame = { x, y, width, height: HEIGHT }
  return (
    <g className={css['window']}>
      <rect {...frame} rx={4} className={css['glass']} />
      {light === 'dark' ? (
        <Cross x={x} y={y} width={width} className={css['cross']} />
      ) : (
        <g className={css['lit']}>
          <rect {...frame} rx={4} className={light === 'you' ? css['yours'] : css['lamp']} />
          {light === 'lamp' && <Curtains x={x} y={y} width={width} />}
          {face && <image href={face.src} {...frame} preserveAspectRatio="xMidYMid slice" />}
          {light === 'you' && (
            <path
              d={HEART}
              transform={`translate(${x + width / 2} ${y + HEIGHT / 2}) scale(1.25)`}
              className={css['heart']}
            />
          )}
        </g>
      )}
      <rect {...frame} rx={4} className={light === 'dark' ? css['frame'] : css['frame-lit']} />
      <rect x={x - 4} y={y + HEIGHT + 2} width={width + 8} height="6" className={css['sill']} />
    </g>
  )
}

type Place = { x: number; y: number; width: number }

function Cross({ x, y, width, className }: Place & { className: string | undefined }) {
  return (
    <path d={`M${x} ${y + 37}h${width}M${x + width / 2} ${y}v${HEIGHT}`} className={className} />
  )
}

function Curtains({ x, y, width }: Place) {
  const fold = width * 0.24
  return (
    <>
      <path
        d={`M${x} ${y}h${fold}q2 60 -${fold} ${HEIGHT}zM${x + width} ${y}h-${fold}q-2 60 ${fold} ${HEIGHT}z`}
        className={css['curtain']}
      />
      <Cross x={x} y={y} width={width} className={css['cross-lit']} />
    </>
  )
}
