import type { ReactNode } from 'react'
import css from './film.module.css'

/**
 * What is in it shows through two circles that slide over each other. Each layer takes back what the one around it
 * moved, so that the lens opens while the picture rests, and nothing but positions change.
 */
export function Cut({ children }: { children: ReactNode }) {
  return (
    <div className={css['cut']}>
      <div className={css['left']}>
        <div className={css['right']}>
          <div className={css['rest']}>{children}</div>
        </div>
      </div>
    </div>
  )
}
