import type { QueryClient } from '@tanstack/react-query'
import { refusalNotices } from '../composer/refusal-notices.ts'
import { lastSeqIn, withMessages } from '../data/join-messages.ts'
import { putUser } from '../data/patch-chats.ts'
import type { Thread } from '../data/thread.ts'
import { openThreads, threadsKey } from '../data/thread-query.ts'
import type { OutboxRecord } from './outbox-record.ts'
import type { Sent } from './send-record.ts'

/** Shows a message as sent, and what is left of the credits. */
export function confirmSent(queries: QueryClient, sent: Sent, record: OutboxRecord): void {
  const { conversation_id, message, credits } = sent
  const { profile_id } = record
  for (const { key, thread } of openThreads(queries, { conversation_id, profile_id })) {
    const known = withMessages(thread, [message])
    const chat = { ...thread.chat, conversation: { id: conversation_id } }
    queries.setQueryData<Thread>(key, { ...known, chat })
    // Others wrote meanwhile: what is between is asked for.
    if (lastSeqIn(known) < message.seq) void queries.invalidateQueries({ queryKey: threadsKey })
  }
  refusalNotices.forget(profile_id)
  putUser(queries, { credits })
}
