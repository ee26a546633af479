import { Skeleton } from '#web/ui/skeleton.tsx'
import css from './settings.module.css'

type RowsSkeletonProps = {
  rows: number
  /** What is being loaded. */
  label: string
  hasFaces?: boolean
}

/** The shape of a list of rows before it is there. */
export function RowsSkeleton({ rows, label, hasFaces = false }: RowsSkeletonProps) {
  return (
    <div className={css['rows']} role="status" aria-label={label} aria-busy="true">
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className={css['row']}>
          {hasFaces && <Skeleton shape="circle" className={css['face']} />}
          <div className={css['words']}>
            <Skeleton className={css['long']} />
            <Skeleton className={css['short']} />
          </div>
        </div>
      ))}
    </div>
  )
}
