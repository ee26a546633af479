import { Skeleton } from './skeleton.tsx'
import css from './skeleton.module.css'

/** A conversation in a list, before it is there. */
export function RowSkeleton() {
  return (
    <div className={css['row']} aria-hidden="true">
      <Skeleton shape="circle" />
      <span className={css['lines']}>
        <Skeleton />
        <Skeleton />
      </span>
    </div>
  )
}
