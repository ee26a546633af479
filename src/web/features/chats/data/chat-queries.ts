import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { z } from 'zod/mini'
import { type Chat, getChat, listChats } from '#contract/chats.ts'
import { chatListKey, threadsKey } from '#web/api/keys.ts'
import { call } from '#web/api/call.ts'
import { sleep } from '#web/browser/sleep.ts'
import { cacheLikes, type Like, likeKey } from '#web/features/members/like.ts'
import {
  type ChatAddress,
  hasUnreadBefore,
  type Thread,
  unreadIn,
  withLatest,
  withOlder,
} from './thread.ts'

export type ChatsPage = z.output<typeof listChats.output>

/** Which conversations a list shows: those in their place, those that are archived, or those of both that words find. */
export type WhichChats = { readonly words: string; readonly isArchive: boolean }
const LISTED: WhichChats = { words: '', isArchive: false }

/** Conversations, page by page. */
export function chatsQuery(which = LISTED) {
  const { words, isArchive } = which
  return infiniteQueryOptions({
    queryKey: [...chatListKey, which],
    queryFn: async ({ pageParam, client }) => {
      const page = await call(listChats, {
        ...(words === '' ? {} : { words }),
        ...(isArchive ? { archived: 'yes' as const } : {}),
        ...(pageParam === null ? {} : { after: pageParam }),
      })
      cachePartners(client, page.chats)
      return page
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  })
}

export function threadKey(address: ChatAddress) {
  return [...threadsKey, address] as const
}

/** What is known already stays, as long as the latest messages follow on it. */
export function threadQuery(address: ChatAddress) {
  return queryOptions({
    queryKey: threadKey(address),
    queryFn: async ({ client }) => {
      const latest = await call(getChat, address)
      cachePartners(client, [latest.chat])
      const known = () => client.getQueryData<Thread>(threadKey(address))
      if (!hasUnreadBefore(withLatest(known(), latest))) return withLatest(known(), latest)
      const loadPage = (before: number) => call(getChat, { ...address, before })
      return withLatest(known(), await loadUnread(latest, loadPage))
    },
  })
}

type Named = { readonly conversation_id: string; readonly profile_id: string }

/** Every place in the cache where this conversation is open. */
export function openThreads(queries: QueryClient, named: Named) {
  return queries
    .getQueriesData<Thread>({ queryKey: threadsKey })
    .flatMap(([key, thread]) => (thread && isSame(thread, named) ? [{ key, thread }] : []))
}

/** Whether the member comes from a conversation with a person in which both have written. */
export function hasTalked(queries: QueryClient): boolean {
  return queries
    .getQueriesData<Thread>({ queryKey: threadsKey })
    .some(([, thread]) => thread?.chat.both_wrote && thread.chat.profile?.fictional_icon === false)
}

function isSame({ chat }: Thread, named: Named): boolean {
  return chat.conversation?.id === named.conversation_id || chat.profile?.id === named.profile_id
}

const MOST_MESSAGES = 200
const MOST_PAGES = 4
const PATIENCE_MS = 1_000

type LoadPage = (before: number) => Promise<Thread>

/** The latest messages with what was not read before them, unless that is too much or takes too long. */
export async function loadUnread(latest: Thread, loadPage: LoadPage): Promise<Thread> {
  const missing = latest.chat.num_unread_messages - unreadIn(latest).length
  if (!hasUnreadBefore(latest) || missing > MOST_MESSAGES) return latest
  const lateness = sleep(PATIENCE_MS).then(() => latest)
  return Promise.race([pagesBefore(latest, loadPage).catch(() => latest), lateness])
}

async function pagesBefore(latest: Thread, loadPage: LoadPage): Promise<Thread> {
  let known = latest
  for (let page = 0; page < MOST_PAGES && hasUnreadBefore(known); page += 1)
    known = withOlder(known, await loadPage(known.messages[0]!.seq))
  return known
}

/**
 * Takes over from conversations which partners are liked; they do not say who is a match, so what is known of that
 * stays.
 */
function cachePartners(queries: QueryClient, chats: readonly Chat[]): void {
  const partners = chats.flatMap(({ profile }) => profile ?? [])
  cacheLikes(
    queries,
    partners.map(({ id, is_liked }) => {
      const known = queries.getQueryData<Like>(likeKey(id))
      return { id, is_liked, is_match: is_liked && (known?.isMatch ?? false) }
    }),
  )
}
