import type { QueryClient } from '@tanstack/react-query'
import { type Chat, getChat } from '#contract/chats.ts'
import type { MemberEvent } from '#contract/events.ts'
import { chatsKey } from '#web/api/keys.ts'
import { call } from '#web/api/call.ts'
import { refreshUser } from '#web/features/accounts/refresh-user.ts'
import { singleFlight } from './background-work.ts'
import { openThreads } from './chat-queries.ts'
import { listedChat, markDelivered, putChat } from './patch-chats.ts'
import { lastSeqIn, type Thread, withChange, withNews } from './thread.ts'
import { stopTyping } from './typing.ts'

type ChatEvent = Extract<
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
async function followMessage(queries: QueryClient, told: Told): Promise<void> {
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
async function followChange(queries: QueryClient, told: Told): Promise<void> {
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
