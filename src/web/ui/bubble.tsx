import type { ReactNode } from 'react'
import { bubbleClass, type BubblePlace } from './bubble-class.ts'
import { BubbleMeta, type BubbleMetaProps } from './bubble-meta.tsx'
import { classNames } from './class-names.ts'
import css from './bubble.module.css'

interface BubbleProps extends BubblePlace, BubbleMetaProps {
  children: ReactNode
  /** Not sent: the words that say so are the button that tries again. */
  failed?: { label: string; onRetry: () => void } | undefined
}

export function Bubble({ children, failed, time, mark, ...place }: BubbleProps) {
  return (
    <div
      className={classNames(
        bubbleClass(place),
        failed && css['failed'],
        mark?.state === 'sending' && css['sending'],
      )}
    >
      {children}
      {failed ? (
        <button type="button" className={css['retry']} onClick={failed.onRetry}>
          {failed.label}
        </button>
      ) : (
        <BubbleMeta time={time} mark={mark} />
      )}
    </div>
  )
}
