import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { getChat } from '#contract/chats.ts'
import { call } from '#web/api/call.ts'
import { bringUnread } from './bring-unread.ts'
import { chatsKey } from './chats-query.ts'
import { withLatest } from './join-messages.ts'
import { learnPartners } from './learn-partners.ts'
import type { ChatAddress, Thread } from './thread.ts'
import { hasUnreadBefore } from './unread.ts'

export const threadsKey = [...chatsKey, 'thread'] as const

export function threadKey(address: ChatAddress) {
  return [...threadsKey, address] as const
}

/** What is known already stays, as long as the latest messages follow on it. */
export function threadQuery(address: ChatAddress) {
  return queryOptions({
    queryKey: threadKey(address),
    queryFn: async ({ client }) => {
      const latest = await call(getChat, address)
      learnPartners(client, [latest.chat])
      const known = () => client.getQueryData<Thread>(threadKey(address))
      if (!hasUnreadBefore(withLatest(known(), latest))) return withLatest(known(), latest)
      const bring = (before: number) => call(getChat, { ...address, before })
      return withLatest(known(), await bringUnread(latest, bring))
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

function isSame({ chat }: Thread, named: Named): boolean {
  return chat.conversation?.id === named.conversation_id || chat.profile?.id === named.profile_id
}
