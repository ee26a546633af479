import { classNames } from './class-names.ts'
import css from './bubble.module.css'

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
