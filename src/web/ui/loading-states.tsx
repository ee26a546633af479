import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import css from './empty-state.module.css'
import skeletonCss from './skeleton.module.css'
import { WaitingCircles } from './waiting.tsx'

interface EmptyStateProps {
  title: string
  /** Where its title stands among the headings of the page. */
  level?: 1 | 2 | 3 | undefined
  children?: ReactNode
  /** One quiet button, and at most a plainer one beside it. */
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

type FailedStateProps = {
  title: string
  level?: 1 | 2 | 3 | undefined
  /** The word of the way to try again. */
  retry: string
  onRetry: () => void
  className?: string | undefined
  children?: ReactNode
}

/** What could not be loaded, said at once, with a way to try again. */
export function FailedState({ retry, onRetry, className, ...said }: FailedStateProps) {
  const action = (
    <Button kind="quiet" onClick={onRetry}>
      {retry}
    </Button>
  )
  return (
    <div role="alert" className={className}>
      <EmptyState {...said} action={action} />
    </div>
  )
}

interface SkeletonProps {
  shape?: 'line' | 'tile' | 'circle' | 'bubble' | undefined
  className?: string | undefined
}

/** The shape of what comes. It appears only when the wait is longer than 300 ms. */
export function Skeleton({ shape = 'line', className }: SkeletonProps) {
  return (
    <span
      className={classNames(skeletonCss['skeleton'], skeletonCss[shape], className)}
      aria-hidden="true"
    />
  )
}

/** A conversation in a list, before it is there. */
export function RowSkeleton() {
  return (
    <div className={skeletonCss['row']} aria-hidden="true">
      <Skeleton shape="circle" />
      <span className={skeletonCss['lines']}>
        <Skeleton />
        <Skeleton />
      </span>
    </div>
  )
}
