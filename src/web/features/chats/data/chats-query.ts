import { infiniteQueryOptions } from '@tanstack/react-query'
import type { z } from 'zod/mini'
import { listChats } from '#contract/chats.ts'
import { call } from '#web/api/call.ts'
import { learnPartners } from './learn-partners.ts'

/** Everything about conversations stands below this in the cache. */
export const chatsKey = ['chats'] as const
export const chatListKey = [...chatsKey, 'list'] as const
export type ChatsPage = z.output<typeof listChats.output>

/** Conversations, page by page: all of them, or those with these words in the partner's name or the last message. */
export function chatsQuery(words = '') {
  return infiniteQueryOptions({
    queryKey: [...chatListKey, words],
    queryFn: async ({ pageParam, client }) => {
      const page = await call(listChats, {
        ...(words === '' ? {} : { words }),
        ...(pageParam === null ? {} : { after: pageParam }),
      })
      learnPartners(client, page.chats)
      return page
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  })
}
