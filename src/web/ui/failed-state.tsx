import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { EmptyState } from './empty-state.tsx'

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
