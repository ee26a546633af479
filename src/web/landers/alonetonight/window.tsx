import type { Face } from '../door/use-faces.ts'
import type { Light } from './houses.ts'
import css from './street.module.css'

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
export function Window({ light, face, x, y, width }: WindowProps) {
  const frame = { x, y, width, height: HEIGHT, rx: 4 }
  return (
    <g className={css['window']}>
      <rect {...frame} className={css['glass']} />
      {light === 'dark' ? (
        <Cross x={x} y={y} width={width} className={css['cross']} />
      ) : (
        <g className={css['lit']}>
          <rect {...frame} className={light === 'you' ? css['yours'] : css['lamp']} />
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
      <rect {...frame} className={light === 'dark' ? css['frame'] : css['frame-lit']} />
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
