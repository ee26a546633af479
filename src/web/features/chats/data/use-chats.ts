import { useInfiniteQuery } from '@tanstack/react-query'
import type { Chat } from '#contract/chats.ts'
import { pagingOf } from '#web/api/paging-of.ts'
import { chatsQuery, type ChatsPage } from './chats-query.ts'

/** The conversations as they are known so far, and the way to more of them. */
export function useChats(words: string, loaded: ChatsPage | null) {
  const query = useInfiniteQuery({
    ...chatsQuery(words),
    ...(loaded && words === '' ? { initialData: { pages: [loaded], pageParams: [null] } } : {}),
    // What was found before stays until the next answer is there.
    placeholderData: (previous) => previous,
  })
  const pages = query.data?.pages ?? []
  return {
    chats: once(pages.flatMap(({ chats }) => chats)),
    isOld: query.isPlaceholderData,
    ...pagingOf(query),
  }
}

export type Chats = ReturnType<typeof useChats>

/** One that has moved up between two pages stands on both: the earlier place is the true one. */
function once(chats: readonly Chat[]): Chat[] {
  const byId = new Map(chats.toReversed().map((chat) => [chat.conversation?.id, chat]))
  return [...byId.values()].toReversed()
}
