import { useFaces } from '../door/use-lander.ts'
import { MIDDLE } from './town.ts'
import css from './reach.module.css'

const HEART = 'M0 12C-20-2-17-15-9-15C-4-15-1-12 0-9C1-12 4-15 9-15C17-15 20-2 0 12z'

/** District by district; how far out says from which choice on a pin shows. */
export const PINS = [
  { x: 588, y: 570, far: 'near' },
  { x: 424, y: 574, far: 'near' },
  { x: 328, y: 400, far: 'across' },
  { x: 420, y: 290, far: 'across' },
  { x: 652, y: 340, far: 'across' },
  { x: 650, y: 640, far: 'across' },
  { x: 262, y: 590, far: 'across' },
  { x: 206, y: 210, far: 'out' },
  { x: 560, y: 130, far: 'out' },
  { x: 870, y: 420, far: 'out' },
  { x: 850, y: 700, far: 'out' },
  { x: 500, y: 880, far: 'out' },
  { x: 190, y: 830, far: 'out' },
] as const

/** How far the visitor would cycle, and invented pins with faces in the districts that lie within. */
export function Reach() {
  const faces = useFaces(PINS.length)
  return (
    <>
      <clipPath id="pin-face" clipPathUnits="objectBoundingBox">
        <circle cx=".5" cy=".5" r=".5" />
      </clipPath>
      <g transform={`translate(${MIDDLE.x} ${MIDDLE.y})`}>
        <g className={css['reach']} data-reach>
          <path
            fillRule="evenodd"
            d="M-2000-2000h4000v4000h-4000zM-100 0a100 100 0 0 0 200 0a100 100 0 0 0-200 0z"
            className={css['beyond']}
          />
          <circle r="100" className={css['line']} />
        </g>
        <g className={css['rider']} data-reach>
          <circle r="30" className={css['plate']} />
          <use href="#bike" y="11" />
        </g>
        <g className={css['yours']}>
          <circle r="30" className={css['plate']} />
          <path d={HEART} transform="translate(0 2) scale(1.15)" className={css['heart']} />
        </g>
      </g>
      {PINS.map(({ x, y, far }, at) => (
        <g key={`${x}-${y}`} transform={`translate(${x} ${y})`}>
          <g className={css[far]} data-reach={far !== 'near' || undefined}>
            <circle r="16" className={css['pulse']} />
            <g className={css['pin']}>
              <path
                d="M0 0c-9-16-33-27-33-51a33 33 0 0 1 66 0C33-27 9-16 0 0z"
                className={css['drop']}
              />
              <image
                href={faces[at]?.src}
                x="-28"
                y="-79"
                width="56"
                height="56"
                preserveAspectRatio="xMidYMin slice"
                clipPath="url(#pin-face)"
              />
            </g>
          </g>
        </g>
      ))}
    </>
  )
}
