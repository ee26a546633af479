import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { type RefObject, useRef } from 'react'
import { useSeen } from '#web/browser/use-seen.ts'
import { tellRead } from '../data/tell-read.ts'
import type { Thread } from '../data/thread.ts'
import { openThreads } from '../data/thread-query.ts'
import { readUpTo, unreadIn } from '../data/unread.ts'

/** Tells that messages were read, when they were: really in sight, and none before them left out. */
export function useReadMarks({ scroller, thread, firstShown }: Watched): void {
  const queries = useQueryClient()
  const { conversation, read_seq: readSeq, profile } = thread.chat
  const seen = useRef(new Set<number>())
  const last = unreadIn(thread).at(-1)?.seq

  useSeen(scroller, `${readSeq} ${last} ${firstShown}`, (inSight) => {
    for (const seq of inSight) seen.current.add(seq)
    const seq = readUpTo(thread, seen.current)
    if (!conversation || seq <= readSeq) return
    showRead(queries, { conversation_id: conversation.id, profile_id: profile?.id ?? '' }, seq)
    void tellRead(queries, { conversationId: conversation.id, seq })
  })
}

type Watched = {
  readonly scroller: RefObject<HTMLElement | null>
  readonly thread: Thread
  /** The first message that is drawn. */
  readonly firstShown: number | undefined
}
type Named = { readonly conversation_id: string; readonly profile_id: string }

/** Here it is read from now on, whenever the server hears of it. */
function showRead(queries: QueryClient, named: Named, seq: number): void {
  for (const { key, thread } of openThreads(queries, named)) {
    const chat = { ...thread.chat, read_seq: Math.max(thread.chat.read_seq, seq) }
    queries.setQueryData<Thread>(key, { ...thread, chat })
  }
}
