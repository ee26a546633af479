import type { ReactNode } from 'react'
import css from './package-card.module.css'

/** The packages beside each other; on phones as rows, the popular one first. */
export function PackageList({ children }: { children: ReactNode }) {
  return (
    <div className={css['list']}>
      {children}
      {/* With it the list has arrived: see .list. */}
      <i hidden />
    </div>
  )
}
