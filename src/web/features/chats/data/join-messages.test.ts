import { expect, test } from 'vitest'
import type { Message } from '#contract/chats.ts'
import { type Thread, withChange, withLatest, withMessages, withNews, withOlder } from './thread.ts'

function said(...seqs: number[]): Message[] {
  return seqs.map((seq) => ({ seq, text: `Regel ${seq}` }) as Message)
}

function aThread(messages: Message[], older: Thread['older'] = 'more'): Thread {
  return { messages, older, chat: {} } as unknown as Thread
}

function seqs({ messages }: Thread): number[] {
  return messages.map(({ seq }) => seq)
}

test('the latest messages join what was known, or take its place where there is a gap [CHA-7]', () => {
  const known = aThread(said(1, 2, 3, 4), 'none')

  expect(seqs(withLatest(known, aThread(said(4, 5, 6))))).toEqual([1, 2, 3, 4, 5, 6])
  expect(withLatest(known, aThread(said(4, 5))).older).toBe('none')
  expect(seqs(withLatest(known, aThread(said(8, 9))))).toEqual([8, 9])
  expect(seqs(withLatest(undefined, aThread(said(8, 9))))).toEqual([8, 9])
})

test('what was told while the latest messages were on their way stays [CHA-7]', () => {
  const known = aThread(said(3, 4, 5, 6, 7))

  expect(seqs(withLatest(known, aThread(said(4, 5, 6))))).toEqual([3, 4, 5, 6, 7])
  expect(seqs(withLatest(known, aThread([], 'none')))).toEqual([])
})

test('older pages come before, each message once [CHA-2]', () => {
  const known = aThread(said(5, 6))

  const joined = withOlder(known, aThread(said(3, 4, 5), 'none'))

  expect(seqs(joined)).toEqual([3, 4, 5, 6])
  expect(joined.older).toBe('none')
})

test('what is told joins without a gap and without a double [CHA-7]', () => {
  const known = aThread(said(5, 6))
  const changed = { ...said(6)[0]!, text: 'Anders' }

  expect(seqs(withMessages(known, said(6, 7, 8)))).toEqual([5, 6, 7, 8])
  expect(seqs(withMessages(known, said(9)))).toEqual([5, 6])
  expect(seqs(withMessages(known, said(3)))).toEqual([5, 6])
  expect(withMessages(known, [changed]).messages[1]!.text).toBe('Anders')
  expect(seqs(withMessages(aThread([]), said(1)))).toEqual([1])
})

test('marks and changes that were told while a page was on its way do not fall back [CHA-6] [CHA-7]', () => {
  const read = { their_read_seq: 6, their_unseen: [{ from: 1, to: 2 }] }
  const told = { read_seq: 5, their_delivered_seq: 6, ...read }
  const before = { read_seq: 4, their_delivered_seq: 5, their_read_seq: 0 }
  const known = {
    ...aThread([...said(5), { ...said(6)[0]!, text: 'Anders' }]),
    chat: told,
  } as Thread
  const page = { ...aThread(said(6, 7)), chat: before } as Thread

  const [news, change, latest] = [withNews, withChange, withLatest].map((join) => join(known, page))

  expect([news, change, latest].map((thread) => thread!.chat)).toEqual([told, told, told])
  expect(news!.messages.map(({ text }) => text)).toEqual(['Regel 5', 'Anders', 'Regel 7'])
  expect(change!.messages.map(({ text }) => text)).toEqual(['Regel 5', 'Regel 6', 'Regel 7'])
})
