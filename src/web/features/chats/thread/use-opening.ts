import { startTransition, useState } from 'react'
import type { Message } from '#contract/chats.ts'
import type { Thread } from '../data/thread.ts'
import { hasUnreadBefore } from '../data/unread.ts'

const FIRST_SHOWN = 120
const MORE_SHOWN = 30

/** How a conversation was when it was opened, and how much of what is known of it is drawn. */
export function useOpening(thread: Thread) {
  const { chat, messages } = thread
  const [opened] = useState({ readSeq: chat.read_seq, lastSeq: messages.at(-1)?.seq ?? 0 })
  const firstUnread = hasUnreadBefore(thread) ? null : firstUnreadIn(messages, opened)
  const [firstShown, setFirstShown] = useState(() => {
    const first = (messages.at(-FIRST_SHOWN) ?? messages[0])?.seq ?? 0
    return Math.min(first, firstUnread ?? first)
  })
  const hidden = messages.filter(({ seq }) => seq < firstShown)

  return {
    lastSeq: opened.lastSeq,
    /** Where what is new begins; null as long as that is not known. */
    firstUnread,
    shown: messages.slice(hidden.length),
    hasHidden: hidden.length > 0,
    /** Drawn in pieces, so that whoever scrolls meanwhile does not feel it. */
    showMore: () =>
      startTransition(() => setFirstShown((hidden.at(-MORE_SHOWN) ?? hidden[0])?.seq ?? 0)),
    showFrom: (seq: number) => setFirstShown(Math.min(firstShown, seq)),
  }
}

export type Opening = ReturnType<typeof useOpening>

type Opened = { readonly readSeq: number; readonly lastSeq: number }

/** What came later is no part of what was new at the opening. */
function firstUnreadIn(messages: readonly Message[], { readSeq, lastSeq }: Opened): number | null {
  const isNew = ({ seq, is_own: isOwn }: Message) => !isOwn && seq > readSeq && seq <= lastSeq
  return messages.find(isNew)?.seq ?? null
}
