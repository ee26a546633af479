import type { RefObject } from 'react'
import type { MessageLine } from '#contract/chats.ts'
import type { Thread } from '../data/thread.ts'
import type { useOutbox } from '../outbox/use-outbox.ts'

export type ThreadComposerProps = {
  thread: Thread
  outbox: ReturnType<typeof useOutbox>
  quoted: MessageLine | null
  onQuoteEnd: () => void
  field: RefObject<HTMLTextAreaElement | null>
  /** Opens lines to begin with. */
  onLines: () => void
}
