import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import css from './bubble.module.css'

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
