import type { QueryClient } from '@tanstack/react-query'
import type { MemberEvent } from '#contract/events.ts'
import { refreshUser } from '#web/features/accounts/refresh-user.ts'
import { chatsKey } from './chats-query.ts'
import { followChange, followMessage } from './follow-message.ts'
import { singleFlight } from './one-at-a-time.ts'
import type { Thread } from './thread.ts'
import { openThreads } from './thread-query.ts'
import { stopTyping } from './typing.ts'

export type ChatEvent = Extract<
  MemberEvent,
  { kind: 'message' | 'message_changed' | 'marks' | 'chats_changed' }
>

const KINDS: readonly string[] = ['message', 'message_changed', 'marks', 'chats_changed']

export function isChatEvent(event: MemberEvent): event is ChatEvent {
  return KINDS.includes(event.kind)
}

/** Lets conversations follow what the member was told: of what is new, that and no more is asked for. */
export async function applyChatEvent(queries: QueryClient, event: ChatEvent): Promise<void> {
  if (event.kind === 'marks') return applyMarks(queries, event)
  if (event.kind === 'chats_changed') return singleFlight('chats', () => refreshChats(queries))
  if (event.kind === 'message_changed')
    return singleFlight(`${event.conversation_id} ${event.seq}`, () => followChange(queries, event))
  stopTyping(event.profile_id)
  await singleFlight(event.conversation_id, () => followMessage(queries, event))
  await singleFlight('user', () => refreshUser(queries))
}

/** Everything about conversations that is on the screen, as it is now. */
async function refreshChats(queries: QueryClient): Promise<void> {
  await Promise.all([refreshUser(queries), queries.invalidateQueries({ queryKey: chatsKey })])
}

function applyMarks(queries: QueryClient, event: Extract<ChatEvent, { kind: 'marks' }>): void {
  for (const { key, thread } of openThreads(queries, event)) {
    const { their_delivered_seq: delivered, their_read_seq: read } = thread.chat
    const chat = {
      ...thread.chat,
      their_delivered_seq: Math.max(delivered, event.delivered_seq),
      ...(event.read_seq > read && { their_read_seq: event.read_seq, their_unseen: event.unseen }),
    }
    queries.setQueryData<Thread>(key, { ...thread, chat })
  }
}
