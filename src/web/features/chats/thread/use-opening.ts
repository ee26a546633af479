import { startTransition, useState } from 'react'
import type { Thread } from '../data/thread.ts'

const FIRST_SHOWN = 120
const MORE_SHOWN = 30

/** How a conversation was when it was opened, and how much of what is known of it is drawn. */
export function useOpening({ chat, messages }: Thread) {
  const [opened] = useState(() => ({
    lastSeq: messages.at(-1)?.seq ?? 0,
    firstUnread:
      messages.find(({ seq, is_own: isOwn }) => !isOwn && seq > chat.read_seq)?.seq ?? null,
  }))
  const [firstShown, setFirstShown] = useState(() => {
    const first = (messages.at(-FIRST_SHOWN) ?? messages[0])?.seq ?? 0
    return Math.min(first, opened.firstUnread ?? first)
  })
  const hidden = messages.filter(({ seq }) => seq < firstShown)

  return {
    ...opened,
    shown: messages.slice(hidden.length),
    hasHidden: hidden.length > 0,
    /** Drawn in pieces, so that whoever scrolls meanwhile does not feel it. */
    showMore: () =>
      startTransition(() => setFirstShown((hidden.at(-MORE_SHOWN) ?? hidden[0])?.seq ?? 0)),
    showFrom: (seq: number) => setFirstShown(Math.min(firstShown, seq)),
  }
}

export type Opening = ReturnType<typeof useOpening>
