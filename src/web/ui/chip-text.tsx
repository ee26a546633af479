import type { ReactNode } from 'react'
import css from './chip.module.css'

/** A chip that only says something. */
export function ChipText({ children }: { children: ReactNode }) {
  return <span className={css['text']}>{children}</span>
}
