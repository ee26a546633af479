import type { QueryClient } from '@tanstack/react-query'
import { type Chat, getChat } from '#contract/chats.ts'
import { call } from '#web/api/call.ts'
import { chatsKey } from './chats-query.ts'
import { lastSeqIn, withChange, withNews } from './join-messages.ts'
import { markDelivered } from './mark-chat.ts'
import { listedChat, putChat } from './patch-chats.ts'
import type { Thread } from './thread.ts'
import { openThreads } from './thread-query.ts'

/** Where the conversation that was told of last is kept, as it was then. */
export function toldKey(conversationId: string) {
  return [...chatsKey, 'told', conversationId] as const
}

type Told = {
  readonly conversation_id: string
  readonly profile_id: string
  readonly seq: number
}

/** Brings what is new in one conversation, wherever it is open, and shows it in the lists. */
export async function followMessage(queries: QueryClient, told: Told): Promise<void> {
  const known = knownSeq(queries, told)
  const isListed = (listedChat(queries, told.conversation_id)?.last_message?.seq ?? 0) >= told.seq
  if (known >= told.seq && isListed) return
  const page = await askAfter(queries, told, Math.min(known, told.seq - 1), withNews)
  markDelivered(page)
  // Many at once come in more than one page.
  if (lastSeqIn(page) < (page.chat.last_message?.seq ?? 0) && page.messages.length > 0)
    await followMessage(queries, { ...told, seq: page.chat.last_message!.seq })
}

/** Brings one message as it is now. */
export async function followChange(queries: QueryClient, told: Told): Promise<void> {
  await askAfter(queries, told, told.seq - 1, withChange)
}

async function askAfter(
  queries: QueryClient,
  told: Told,
  after: number,
  join: (known: Thread, page: Thread) => Thread,
): Promise<Thread> {
  const page = await call(getChat, { conversation_id: told.conversation_id, after })
  for (const { key } of openThreads(queries, told))
    queries.setQueryData<Thread>(key, (thread) => thread && join(thread, page))
  putChat(queries, page.chat)
  queries.setQueryData<Chat>(toldKey(told.conversation_id), page.chat)
  return page
}

/** Up to where everything is known wherever it is open; where it is open nowhere, everything before the news. */
function knownSeq(queries: QueryClient, told: Told): number {
  const open = openThreads(queries, told)
  return open.length === 0 ? told.seq - 1 : Math.min(...open.map(({ thread }) => lastSeqIn(thread)))
}
