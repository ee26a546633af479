import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { type Chat, markChat } from '#contract/chats.ts'
import type { User } from '#contract/user.ts'
import { chatListKey, userKey } from '#web/api/keys.ts'
import { call } from '#web/api/call.ts'
import type { ChatsPage, WhichChats } from './chat-queries.ts'
import type { Thread } from './thread.ts'

type Pages = InfiniteData<ChatsPage, string | null>

/**
 * Shows a conversation in the lists as it is now: above the others if there is a new message in it, else in its place, and in no
 * list that it has left.
 */
export function putChat(queries: QueryClient, chat: Chat): void {
  if (!chat.conversation || !chat.last_message) return
  for (const [key, data] of lists(queries)) {
    const { words, isArchive } = key.at(-1) as WhichChats
    const known = allIn(data).find((each) => isSame(each, chat))
    const isSearch = words !== ''
    const isNews = known?.last_message?.seq !== chat.last_message.seq
    if (!isSearch && isArchive !== chat.is_archived) queries.setQueryData(key, without(data, chat))
    else if (known && (isSearch || !isNews)) queries.setQueryData(key, changed(data, chat))
    else if (!isSearch) queries.setQueryData(key, onTop(without(data, chat), chat))
  }
}

/** Takes a conversation out of all lists. */
export function dropChat(queries: QueryClient, chat: Pick<Chat, 'conversation'>): void {
  for (const [key, data] of lists(queries)) queries.setQueryData(key, without(data, chat))
}

/** The conversation as the lists show it. */
export function listedChat(queries: QueryClient, conversationId: string): Chat | undefined {
  return lists(queries)
    .flatMap(([, data]) => allIn(data))
    .find(({ conversation }) => conversation?.id === conversationId)
}

/** What the member changed in this browser is shown before the server tells of it. */
export function putUser(queries: QueryClient, changes: Partial<User>): void {
  queries.setQueryData<User | null>(userKey, (known) => known && { ...known, ...changes })
}

function lists(queries: QueryClient) {
  return queries
    .getQueriesData<Pages>({ queryKey: chatListKey })
    .flatMap(([key, data]) => (data ? [[key, data] as const] : []))
}

function allIn({ pages }: Pages): Chat[] {
  return pages.flatMap(({ chats }) => chats)
}

function changed(data: Pages, chat: Chat): Pages {
  return eachPage(data, (chats) => chats.map((each) => (isSame(each, chat) ? chat : each)))
}

function without(data: Pages, chat: Pick<Chat, 'conversation'>): Pages {
  return eachPage(data, (chats) => chats.filter((each) => !isSame(each, chat)))
}

/** On top of the others; only what is pinned stands above what is not. */
function onTop(data: Pages, chat: Chat): Pages {
  const [first] = data.pages
  return eachPage(data, (chats, page) => {
    if (page !== first) return chats
    const above = chat.is_pinned ? 0 : chats.filter((each) => each.is_pinned).length
    return chats.toSpliced(above, 0, chat)
  })
}

function eachPage(data: Pages, change: (chats: Chat[], page: ChatsPage) => Chat[]): Pages {
  return {
    ...data,
    pages: data.pages.map((page) => ({ ...page, chats: change(page.chats, page) })),
  }
}

function isSame(one: Pick<Chat, 'conversation'>, other: Pick<Chat, 'conversation'>): boolean {
  return one.conversation !== null && one.conversation.id === other.conversation?.id
}

/** Tells that messages have come to this device. Nothing waits for it, and a mark that is lost comes with the next. */
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
