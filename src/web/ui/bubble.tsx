import type { ReactNode } from 'react'
import { bubbleClass, type BubblePlace } from './bubble-class.ts'
import { BubbleMeta, type BubbleMetaProps } from './bubble-meta.tsx'

interface BubbleProps extends BubblePlace, BubbleMetaProps {
  children: ReactNode
}

export function Bubble({ children, failed, time, mark, ...place }: BubbleProps) {
  const look = { isSending: mark?.state === 'sending', hasFailed: failed !== undefined }
  return (
    <div className={bubbleClass({ ...place, ...look })}>
      {children}
      <BubbleMeta {...{ time, mark, failed }} />
    </div>
  )
}
