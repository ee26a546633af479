import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userKey } from '#web/api/keys.ts'
import { forgetPersonal } from '#web/browser/storage.ts'
import { outboxStorage } from './outbox-storage.ts'
import { draftOf, quoteOf } from '../data/drafts.ts'
import { aMessage } from '../data/sample-message.ts'
import { type NewRecord, outbox, type OutboxRecord } from './outbox.ts'
import { deliver, runOutbox } from './use-outbox.ts'

const WHO = '2026-01-01T00:00:00Z'
const stops: (() => void)[] = []

beforeEach(() => forgetPersonal())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  for (const stop of stops.splice(0)) stop()
  vi.unstubAllGlobals()
})

function aText(text: string, profileId: string): NewRecord {
  return { profile_id: profileId, text, gift: null, photo: null, quoted: null, to_fictional: false }
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

/** A server that answers only when told to; a hasty one has answered before the browser can stop anything. */
function aSlowServer({ isHasty = false } = {}) {
  const open: { sent: Sent; reply: (reply: Response) => void }[] = []
  const signals: AbortSignal[] = []
  const ids: string[] = []
  vi.stubGlobal('fetch', (_: string, { body, signal }: RequestInit) => {
    const sent = JSON.parse(body as string) as Sent
    signals.push(signal!)
    ids.push(sent.client_id)
    return new Promise<Response>((reply, reject) => {
      open.push({ sent, reply })
      if (isHasty) return
      signal!.addEventListener('abort', () => reject(new DOMException('given up', 'AbortError')))
    })
  })
  const answer = (status: number) => {
    for (const { sent, reply } of open.splice(0)) {
      const said = status === 200 ? success(sent, 1) : { error: { code: 'INSUFFICIENT_CREDITS' } }
      reply(new Response(JSON.stringify(said), { status }))
    }
  }
  return { signals, ids, answer }
}

function success({ client_id, text }: Sent, seq: number) {
  const message = aMessage(seq, { is_own: true, client_id, text })
  return { conversation_id: crypto.randomUUID(), message, credits: 3 }
}

function run(queries = new QueryClient()) {
  const onRefused = vi.fn<(profileId: string) => void>()
  stops.push(runOutbox({ owner: WHO, queries, onRefused }))
  return { onRefused }
}

test('a message is kept before it is sent, and tried again under the same id until it arrives [CHA-3] [M3]', async () => {
  const profileId = crypto.randomUUID()
  const seen = aServer('nothing', 503)
  run()

  await outbox.add(WHO, aText('Hoi', profileId))
  const kept = await outboxStorage<OutboxRecord>().all()
  await deliver(profileId)

  expect(kept.map(({ text }) => text)).toEqual(['Hoi'])
  await expect.poll(() => outbox.get()).toEqual([])
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
  await expect.poll(() => outbox.get()).toEqual([])
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
  const { onRefused } = run()
  await outbox.add(WHO, aText('Een', profileId))
  await outbox.add(WHO, aText('Twee', profileId))

  await deliver(profileId)

  expect(seen).toHaveLength(1)
  expect(onRefused.mock.calls).toEqual([[profileId]])
  expect(draftOf(profileId).get()).toBe('Een')
  expect(localStorage.getItem(`draft:${profileId}:refusal`)).toContain('INSUFFICIENT_CREDITS')
  expect(outbox.get()).toMatchObject([{ text: 'Twee', refused: 'INSUFFICIENT_CREDITS' }])
})

test('a message that was thrown away while it was on its way is stopped, and never comes back [CHA-5]', async () => {
  const profileId = crypto.randomUUID()
  const { signals, answer } = aSlowServer()
  run()
  const record = await outbox.add(WHO, aText('Een', profileId))
  const delivered = deliver(profileId)
  await expect.poll(() => signals.length).toBe(1)

  await outbox.remove(record)
  const wasStopped = signals[0]!.aborted
  answer(402)
  await delivered

  expect(wasStopped).toBe(true)
  expect(draftOf(profileId).get()).toBeNull()
  expect(outbox.get()).toEqual([])
})

test.each([
  ['was sent all the same is paid for', 200, 3],
  ['was refused meanwhile does not come back', 402, 9],
])('a message that was thrown away and %s [CHA-5]', async (_, status, credits) => {
  const profileId = crypto.randomUUID()
  const { signals, answer } = aSlowServer({ isHasty: true })
  const queries = new QueryClient()
  queries.setQueryData(userKey, { credits: 9 })
  run(queries)
  const record = await outbox.add(WHO, aText('Een', profileId))
  const delivered = deliver(profileId)
  await expect.poll(() => signals.length).toBe(1)

  await outbox.remove(record)
  answer(status)
  await delivered

  expect(draftOf(profileId).get()).toBeNull()
  expect(queries.getQueryData(userKey)).toEqual({ credits })
  expect(outbox.get()).toEqual([])
})

test('a message that was thrown away before its turn is not sent [CHA-5]', async () => {
  const profileId = crypto.randomUUID()
  const { signals, answer } = aSlowServer()
  run()
  await outbox.add(WHO, aText('Een', profileId))
  const second = await outbox.add(WHO, aText('Twee', profileId))
  const delivered = deliver(profileId)
  await expect.poll(() => signals.length).toBe(1)

  await outbox.remove(second)
  answer(200)
  await delivered

  expect(signals).toHaveLength(1)
})

test('a try that brings no answer is given up after half a minute, and made again under the same id [CHA-3] [M3]', async () => {
  const profileId = crypto.randomUUID()
  const { signals, ids, answer } = aSlowServer()
  run()
  await outbox.add(WHO, aText('Een', profileId))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  void deliver(profileId)
  await expect.poll(() => signals.length).toBe(1)

  await vi.advanceTimersByTimeAsync(29_000)
  const wasStoppedEarly = signals[0]!.aborted
  await vi.advanceTimersByTimeAsync(2_000)
  const wasStopped = signals[0]!.aborted
  const triesAfterAPause = async () => {
    await vi.advanceTimersByTimeAsync(500)
    return signals.length
  }
  await expect.poll(triesAfterAPause).toBe(2)
  answer(200)

  await expect.poll(() => outbox.get()).toEqual([])
  expect([wasStoppedEarly, wasStopped]).toEqual([false, true])
  expect(ids[0]).toBe(ids[1])
})

test('nothing is sent in the name of somebody who logged in meanwhile in another tab [P11]', async () => {
  const profileId = crypto.randomUUID()
  const seen = aServer()
  run()
  localStorage.setItem('owner', 'another')

  await outbox.add(WHO, aText('Van een ander', profileId))
  await deliver(profileId)

  expect(seen).toEqual([])
})

test('what somebody left unsent is gone when another comes without their logout [P11]', async () => {
  await outbox.add('another', aText('Van een ander', crypto.randomUUID()))

  await outbox.load(WHO)

  expect(await outboxStorage().all()).toEqual([])
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
