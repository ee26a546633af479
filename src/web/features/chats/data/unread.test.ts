import { expect, test, vi } from 'vitest'
import type { Message } from '#contract/chats.ts'
import { loadUnread } from './chat-queries.ts'
import { countUnread, hasUnreadBefore, readUpTo, type Thread } from './thread.ts'

type Known = { first: number; last: number; read: number; unread: number; own?: number[] }

function aThread({ first, last, read, unread, own = [] }: Known, older: Thread['older']): Thread {
  const messages = Array.from({ length: last - first + 1 }, (_, at) => {
    const seq = first + at
    return { seq, is_own: own.includes(seq) } as Message
  })
  const chat = { read_seq: read, num_unread_messages: unread }
  return { messages, older, chat } as unknown as Thread
}

test('messages are read up to the first that was never in sight, own ones left aside [CHA-6]', () => {
  const thread = aThread({ first: 1, last: 6, read: 1, unread: 4, own: [3] }, 'none')

  expect(readUpTo(thread, new Set([2, 4, 6]))).toBe(4)
  expect(readUpTo(thread, new Set([4, 5, 6]))).toBe(1)
  expect(readUpTo(thread, new Set([2, 4, 5, 6]))).toBe(6)
})

test('as long as unread messages before the known ones can come, nothing is read, and all are counted [CHA-6]', () => {
  const thread = aThread({ first: 21, last: 23, read: 0, unread: 23 }, 'more')
  const seen = new Set([21, 22, 23])

  expect([readUpTo(thread, seen), countUnread(thread)]).toEqual([0, 23])
  expect(readUpTo({ ...thread, older: 'premium' }, seen)).toBe(23)
})

test('own messages before the known ones are none that was not read [CHA-6]', () => {
  const thread = aThread({ first: 151, last: 201, read: 0, unread: 51 }, 'more')

  expect(hasUnreadBefore(thread)).toBe(false)
})

test('opening brings the unread messages before the latest, page by page [CHA-2]', async () => {
  const latest = aThread({ first: 81, last: 130, read: 5, unread: 125 }, 'more')
  const bring = vi.fn(async (before: number) =>
    aThread({ first: Math.max(1, before - 50), last: before - 1, read: 5, unread: 125 }, 'more'),
  )

  const brought = await loadUnread(latest, bring)

  expect(bring.mock.calls).toEqual([[81], [31]])
  expect(brought.messages.map(({ seq }) => seq)).toEqual(
    Array.from({ length: 130 }, (_, at) => at + 1),
  )
})

test('opening waits neither for thousands of unread messages nor for pages that fail [CHA-2]', async () => {
  const much = aThread({ first: 9_951, last: 10_000, read: 0, unread: 10_000 }, 'more')
  const some = aThread({ first: 81, last: 130, read: 5, unread: 125 }, 'more')
  const bring = vi.fn(() => Promise.reject(new Error('no connection')))

  expect(await loadUnread(much, bring)).toBe(much)
  expect(bring).not.toHaveBeenCalled()
  expect(await loadUnread(some, bring)).toBe(some)
})
