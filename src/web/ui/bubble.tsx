import type { ReactNode } from 'react'
import css from './bubble.module.css'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'

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

export interface BubbleMark {
  state: 'sending' | 'sent' | 'delivered' | 'read'
  label: string
}

export interface BubbleMetaProps {
  time: string
  /** How far an own message has come. */
  mark?: BubbleMark | undefined
  /** Not sent: the words that say so are the button that tries again. */
  failed?: { label: string; onRetry: () => void } | undefined
}

const ICONS = {
  sending: 'clock',
  sent: 'check-bold',
  delivered: 'checks-bold',
  read: 'checks-bold',
} as const

/** Time and mark at the end of a bubble, or the way to try again. */
export function BubbleMeta({ time, mark, failed }: BubbleMetaProps) {
  if (failed) {
    return (
      <button type="button" className={css['retry']} onClick={failed.onRetry}>
        {failed.label}
      </button>
    )
  }
  return (
    <span className={css['meta']}>
      {time}
      {mark && (
        <Icon
          name={ICONS[mark.state]}
          size="sm"
          label={mark.label}
          className={classNames(css['mark'], mark.state === 'read' && css['read'])}
        />
      )}
    </span>
  )
}

/** Where a bubble stands: whose it is, and at which end of a run of bubbles by the same person. */
export interface BubblePlace {
  side: 'in' | 'out'
  /** The first of a run keeps more distance. */
  starts?: boolean | undefined
  /** The last of a run has the small corner. */
  ends?: boolean | undefined
}

/** How far it has come, as far as the bubble itself shows it. */
interface BubbleFate {
  isSending?: boolean | undefined
  hasFailed?: boolean | undefined
}

export function bubbleClass({
  side,
  starts = true,
  ends = true,
  isSending = false,
  hasFailed = false,
}: BubblePlace & BubbleFate): string {
  return classNames(
    css['bubble'],
    css[side],
    starts && css['starts'],
    ends && css['ends'],
    isSending && css['sending'],
    hasFailed && css['failed'],
  )
}
