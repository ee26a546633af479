import type { ReactNode } from 'react'
import { WaitingCircles } from './waiting-circles.tsx'
import css from './empty-state.module.css'

interface EmptyStateProps {
  title: string
  /** Where its title stands among the headings of the page. */
  level?: 1 | 2 | 3 | undefined
  children?: ReactNode
  /** One quiet button. */
  action?: ReactNode
}

/** Nothing here yet: one circle waits for the other. */
export function EmptyState({ title, level = 2, children, action }: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <div className={css['empty']}>
      <WaitingCircles />
      <Heading className="title-sm">{title}</Heading>
      {children && <p className="small soft">{children}</p>}
      {action && <div className={css['action']}>{action}</div>}
    </div>
  )
}
