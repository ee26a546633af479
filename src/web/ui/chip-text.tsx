import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import css from './chip.module.css'

interface ChipTextProps {
  /** What a tick before the word means; without it there is none. */
  ticked?: string | undefined
  children: ReactNode
}

/** A chip that only says something. */
export function ChipText({ ticked, children }: ChipTextProps) {
  return (
    <span className={classNames(css['text'], ticked && css['on'])}>
      {ticked && (
        <>
          <Icon name="check-bold" size="sm" />
          <span className="visually-hidden">{`${ticked}: `}</span>
        </>
      )}
      {children}
    </span>
  )
}
