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
