import type { QueryClient } from '@tanstack/react-query'
import { markChat } from '#contract/chats.ts'
import { call } from '#web/api/call.ts'
import { listedChat, putChat, putUser } from './patch-chats.ts'
import type { Thread } from './thread.ts'

/** Tells that messages have come to this device. Nobody waits for it, and a mark that is lost comes with the next. */
export function markDelivered({ chat, messages }: Thread): void {
  const seq = messages.findLast(({ is_own: isOwn }) => !isOwn)?.seq
  if (!chat.conversation || seq === undefined) return
  void call(markChat, { conversation_id: chat.conversation.id, delivered_seq: seq }).catch(ignore)
}

type Reading = { readonly conversationId: string; readonly seq: number }

/** Tells that messages were read up to this one, and counts anew what is left. */
export async function markRead(
  queries: QueryClient,
  { conversationId, seq }: Reading,
): Promise<void> {
  const marked = await call(markChat, { conversation_id: conversationId, read_seq: seq })
  const { num_unread_messages: unread, total_unread: total } = marked
  const listed = listedChat(queries, conversationId)
  if (listed) putChat(queries, { ...listed, num_unread_messages: unread })
  putUser(queries, { unread_messages: total })
}

function ignore(): void {}
