import { classNames } from './class-names.ts'
import css from './skeleton.module.css'

interface SkeletonProps {
  shape?: 'line' | 'tile' | 'circle' | 'bubble' | undefined
  className?: string | undefined
}

/** The shape of what comes. It appears only when the wait is longer than 300 ms. */
export function Skeleton({ shape = 'line', className }: SkeletonProps) {
  return <span className={classNames(css['skeleton'], css[shape], className)} aria-hidden="true" />
}
