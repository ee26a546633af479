import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { useSeen } from '#web/browser/use-seen.ts'
import { markRead } from '../data/mark-chat.ts'
import { oneAtATime } from '../data/one-at-a-time.ts'
import type { Thread } from '../data/thread.ts'
import { openThreads } from '../data/thread-query.ts'

/** Tells that messages were read, when they were: really in sight, in a window that somebody is at. */
export function useReadMarks(scroller: RefObject<HTMLElement | null>, thread: Thread): void {
  const queries = useQueryClient()
  const { conversation, read_seq: readSeq, profile } = thread.chat
  const unread = thread.messages.findLast(({ is_own: isOwn, seq }) => !isOwn && seq > readSeq)

  useSeen(scroller, `${readSeq} ${unread?.seq}`, (seq) => {
    if (!conversation || seq <= readSeq) return
    const named = { conversation_id: conversation.id, profile_id: profile?.id ?? '' }
    void oneAtATime(`read ${conversation.id}`, () => read(queries, named, seq))
  })
}

type Named = { readonly conversation_id: string; readonly profile_id: string }

/** Here it is read from now on; the server is told, and once more with the next message if that fails. */
async function read(queries: QueryClient, named: Named, seq: number): Promise<void> {
  for (const { key, thread } of openThreads(queries, named)) {
    const chat = { ...thread.chat, read_seq: Math.max(thread.chat.read_seq, seq) }
    queries.setQueryData<Thread>(key, { ...thread, chat })
  }
  await markRead(queries, { conversationId: named.conversation_id, seq }).catch(() => undefined)
}
