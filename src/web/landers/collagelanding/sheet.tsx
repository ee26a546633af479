import type { ReactNode } from 'react'
import css from './piece.module.css'

/** Torn paper with a scene on it. */
export function Sheet({ children }: { children: ReactNode }) {
  return (
    <span className={css['sheet']}>
      <svg
        viewBox="0 0 160 120"
        preserveAspectRatio="xMidYMid slice"
        className={css['art']}
        aria-hidden="true"
      >
        {children}
      </svg>
    </span>
  )
}
