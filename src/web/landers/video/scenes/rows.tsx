import css from './scenes.module.css'

type RowsProps = {
  x: number
  y: number
  columns: number
  rows: number
  /** Which windows, counted from the first, nobody is behind. */
  dark: readonly number[]
}

const STEP = { x: 26, y: 44 }

/** The windows of a house, most of them lit. */
export function Rows({ x, y, columns, rows, dark }: RowsProps) {
  const windows = Array.from({ length: columns * rows }, (_, at) => at)
  return windows.map((at) => (
    <rect
      key={at}
      x={x + (at % columns) * STEP.x}
      y={y + Math.floor(at / columns) * STEP.y}
      width="16"
      height="26"
      rx="1.5"
      className={dark.includes(at) ? css['night'] : css['lamp']}
    />
  ))
}
