import { type InfiniteData, QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import type { Chat } from '#contract/chats.ts'
import { type ChatsPage, chatsQuery, type WhichChats } from './chat-queries.ts'
import { putChat } from './patch-chats.ts'

type Pages = InfiniteData<ChatsPage, string | null>

const ARCHIVE: WhichChats = { words: '', isArchive: true }

function aChat(id: string, seq: number, how: Partial<Chat> = {}): Chat {
  const kept = { is_muted: false, is_pinned: false, is_archived: false }
  return { conversation: { id }, last_message: { seq }, ...kept, ...how } as Chat
}

/** A cache with the list and the archive, each of one page. */
function aCache(listed: Chat[], archived: Chat[] = []) {
  const queries = new QueryClient()
  const put = (which: WhichChats | undefined, chats: Chat[]) =>
    queries.setQueryData<Pages>(chatsQuery(which).queryKey, {
      pages: [{ chats } as ChatsPage],
      pageParams: [null],
    })
  put(undefined, listed)
  put(ARCHIVE, archived)
  const shown = (which?: WhichChats) =>
    queries
      .getQueryData<Pages>(chatsQuery(which).queryKey)!
      .pages.flatMap(({ chats }) => chats.map(({ conversation }) => conversation!.id))
  return { queries, shown }
}

test('a new message brings a conversation up below what is pinned, and a pinned one above it [CHA-10]', () => {
  const { queries, shown } = aCache([
    aChat('top', 1, { is_pinned: true }),
    aChat('high', 1, { is_pinned: true }),
    aChat('middle', 1),
    aChat('low', 1),
  ])

  putChat(queries, aChat('low', 2))
  putChat(queries, aChat('high', 2, { is_pinned: true }))

  expect(shown()).toEqual(['high', 'top', 'low', 'middle'])
})

test('an archived conversation leaves the list at once, and comes back into it from the archive [CHA-10]', () => {
  const { queries, shown } = aCache([aChat('one', 1), aChat('two', 1)])

  putChat(queries, aChat('one', 1, { is_archived: true }))
  const archived = [shown(), shown(ARCHIVE)]
  putChat(queries, aChat('one', 2))

  expect(archived).toEqual([['two'], ['one']])
  expect([shown(), shown(ARCHIVE)]).toEqual([['one', 'two'], []])
})
