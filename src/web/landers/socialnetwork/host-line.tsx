import type { ReactNode } from 'react'
import { bubbleClass } from '#web/ui/bubble-class.ts'
import { classNames } from '#web/ui/class-names.ts'
import css from './conversation.module.css'

type HostLineProps = { children: ReactNode; starts?: boolean; ends?: boolean }

/** Something the host says: three dots first, then the words, in the same place. */
export function HostLine({ children, starts = false, ends = false }: HostLineProps) {
  return (
    <li className={css['line']}>
      <span className={css['dots']} aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      <div className={classNames(bubbleClass({ side: 'in', starts, ends }), css['words'])}>
        {children}
      </div>
    </li>
  )
}
