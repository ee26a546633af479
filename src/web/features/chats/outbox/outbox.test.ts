import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Message } from '#contract/chats.ts'
import { forgetPersonal } from '#web/browser/forget-personal.ts'
import { outboxStorage } from '#web/browser/outbox-storage.ts'
import { draftOf } from '../composer/drafts.ts'
import { quoteOf } from '../composer/quotes.ts'
import { outbox } from './outbox.ts'
import type { NewRecord, OutboxRecord } from './outbox-record.ts'
import { deliver, runOutbox } from './run-outbox.ts'

const WHO = '2026-01-01T00:00:00Z'
const stops: (() => void)[] = []

beforeEach(() => forgetPersonal())
afterEach(() => {
  vi.restoreAllMocks()
  for (const stop of stops.splice(0)) stop()
  vi.unstubAllGlobals()
})

function aText(text: string, profileId: string): NewRecord {
  return { profile_id: profileId, text, gift: null, photo: null, quoted: null }
}

type Sent = { client_id: string; text: string }

/** A server that answers each message with what comes next, and with success after that. */
function aServer(...answers: (number | 'nothing')[]) {
  const seen: Sent[] = []
  vi.stubGlobal('fetch', (_: string, { body }: RequestInit) => {
    const sent = JSON.parse(body as string) as Sent
    seen.push(sent)
    const answer = answers.shift() ?? 200
    if (answer === 'nothing') return Promise.reject(new TypeError('no connection'))
    const code = { 402: 'INSUFFICIENT_CREDITS', 404: 'NOT_FOUND', 503: 'SERVICE_UNAVAILABLE' }[
      answer
    ]
    const said = code ? { error: { code } } : success(sent, seen.length)
    return Promise.resolve(new Response(JSON.stringify(said), { status: answer }))
  })
  return seen
}

function success({ client_id, text }: Sent, seq: number) {
  const message = {
    id: crypto.randomUUID(),
    seq,
    is_own: true,
    client_id,
    kind: 'text',
    text,
    gift: null,
    photo: null,
    state: 'there',
    has_hidden_word: false,
    reply_to: null,
    my_reaction: null,
    their_reaction: null,
    created_at: '2026-03-01T12:00:00Z',
  } satisfies Message
  return { conversation_id: crypto.randomUUID(), message, credits: 3 }
}

function run(): void {
  stops.push(runOutbox({ who: WHO, queries: new QueryClient() }))
}

test('a message is kept before it is sent, and tried again under the same id until it arrives [CHA-3] [M3]', async () => {
  const profileId = crypto.randomUUID()
  const seen = aServer('nothing', 503)
  run()

  await outbox.add(WHO, aText('Hoi', profileId))
  const kept = await outboxStorage<OutboxRecord>().all()
  await deliver(profileId)

  expect(kept.map(({ text }) => text)).toEqual(['Hoi'])
  await expect.poll(() => outbox.get(), { timeout: 10_000 }).toEqual([])
  expect(seen).toHaveLength(3)
  expect(new Set(seen.map(({ client_id: id }) => id)).size).toBe(1)
  expect(await outboxStorage().all()).toEqual([])
})

test('a message that this browser has no room for is sent all the same, also after a failed try [CHA-3]', async () => {
  const profileId = crypto.randomUUID()
  const seen = aServer('nothing')
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError')
  })
  run()

  await outbox.add(WHO, aText('Hoi', profileId))
  await outbox.load(WHO)
  const shown = outbox.get()
  await deliver(profileId)

  expect(shown.map(({ text }) => text)).toEqual(['Hoi'])
  await expect.poll(() => outbox.get(), { timeout: 10_000 }).toEqual([])
  expect(seen.map(({ text }) => text)).toEqual(['Hoi', 'Hoi'])
})

test('messages go in the order they were written, also after a reload [CHA-3] [CHA-7]', async () => {
  const profileId = crypto.randomUUID()
  const seen = aServer()
  for (const text of ['Een', 'Twee', 'Drie']) await outbox.add(WHO, aText(text, profileId))

  run()

  await expect.poll(() => seen.map(({ text }) => text)).toEqual(['Een', 'Twee', 'Drie'])
})

test('a refused text goes back into the input, and what was to follow it is not sent [CHA-4] [CHA-5]', async () => {
  const profileId = crypto.randomUUID()
  const seen = aServer(402)
  run()
  await outbox.add(WHO, aText('Een', profileId))
  await outbox.add(WHO, aText('Twee', profileId))

  await deliver(profileId)

  expect(seen).toHaveLength(1)
  expect(draftOf(profileId).get()).toBe('Een')
  expect(outbox.get()).toMatchObject([{ text: 'Twee', refused: 'INSUFFICIENT_CREDITS' }])
})

test('a refused answer goes back with what it answers [CHA-5] [CHA-6]', async () => {
  const profileId = crypto.randomUUID()
  const { message: quoted } = success({ client_id: crypto.randomUUID(), text: 'Oesters?' }, 1)
  aServer(402)
  run()
  await outbox.add(WHO, { ...aText('Graag', profileId), quoted })

  await deliver(profileId)

  expect(draftOf(profileId).get()).toBe('Graag')
  expect(quoteOf(profileId).get()).toMatchObject({ seq: 1, text: 'Oesters?' })
})

test('a refused text does not overwrite what is being written: it stays as not sent [CHA-5]', async () => {
  const profileId = crypto.randomUUID()
  aServer(404)
  run()
  draftOf(profileId).set('Nog niet af')
  await outbox.add(WHO, aText('Een', profileId))

  await deliver(profileId)

  expect(draftOf(profileId).get()).toBe('Nog niet af')
  expect(outbox.get()).toMatchObject([{ text: 'Een', refused: 'NOT_FOUND' }])
})

test('somebody else in the same browser does not see or send it, and a logout empties it [P11]', async () => {
  const profileId = crypto.randomUUID()
  const seen = aServer()
  await outbox.add('another', aText('Van een ander', profileId))

  run()
  await outbox.load(WHO)
  const shown = outbox.get()
  forgetPersonal()

  expect(shown).toEqual([])
  expect(seen).toEqual([])
  await expect.poll(() => outboxStorage().all()).toEqual([])
})
