import type { ReactNode } from 'react'
import css from './scenes.module.css'

type LayerProps = {
  /** How near it is: what is nearer drifts further. */
  depth: 'far' | 'near' | 'nearest'
  children: ReactNode
}

/** A sheet of a scene that moves as one. */
export function Layer({ depth, children }: LayerProps) {
  return (
    <svg className={css[depth]} viewBox="0 0 450 800" preserveAspectRatio="xMidYMid slice">
      {children}
    </svg>
  )
}
