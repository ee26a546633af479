import type { ReactNode } from 'react'
import css from './scenes.module.css'

type LayerProps = {
  /** How near it is; the nearest drifts. */
  depth: 'far' | 'near' | 'nearest'
  children: ReactNode
}

/** A sheet of a scene. */
export function Layer({ depth, children }: LayerProps) {
  return (
    <svg
      className={css[depth]}
      data-moves={depth === 'nearest' || undefined}
      viewBox="0 0 450 800"
      preserveAspectRatio="xMidYMid slice"
    >
      {children}
    </svg>
  )
}

/** The light of all scenes, in the colours of the page: a lamp's halo, a soft bloom, evening sky, wet ground. */
export function Light() {
  return (
    <svg className={css['light']} width="0" height="0">
      <radialGradient id="halo">
        <stop className={css['lamp-stop']} stopOpacity="0.85" />
        <stop offset="0.3" className={css['lamp-stop']} stopOpacity="0.36" />
        <stop offset="1" className={css['lamp-stop']} stopOpacity="0" />
      </radialGradient>
      <radialGradient id="bloom">
        <stop className={css['bloom-stop']} stopOpacity="0.7" />
        <stop offset="1" className={css['bloom-stop']} stopOpacity="0" />
      </radialGradient>
      <linearGradient id="sky" x2="0" y2="1">
        <stop className={css['deep-stop']} />
        <stop offset="0.34" className={css['mid-stop']} />
        <stop offset="0.6" className={css['glow-stop']} />
        <stop offset="1" className={css['deep-stop']} />
      </linearGradient>
      <linearGradient id="ground" x2="0" y2="1">
        <stop className={css['mid-stop']} />
        <stop offset="0.5" className={css['deep-stop']} />
      </linearGradient>
      <linearGradient id="fall" x2="0" y2="1">
        <stop className={css['lamp-stop']} stopOpacity="0.75" />
        <stop offset="1" className={css['lamp-stop']} stopOpacity="0" />
      </linearGradient>
      <linearGradient id="beam">
        <stop className={css['lamp-stop']} stopOpacity="0.8" />
        <stop offset="1" className={css['lamp-stop']} stopOpacity="0" />
      </linearGradient>
    </svg>
  )
}

type RowsProps = {
  x: number
  y: number
  columns: number
  rows: number
  /** Which windows, counted from the first, are dark. */
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
