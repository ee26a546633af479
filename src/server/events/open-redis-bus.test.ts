import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openLog } from '#server/kernel/log.ts'
import { testApp } from '#test/app.ts'
import { freshDatabase } from '#test/database.ts'
import { readEvents } from '#test/event-reader.ts'
import { holdIntervals } from '#test/held-time.ts'
import { cookieOf, makeMember, makeSite } from '#test/make.ts'
import { aRedis, startRedis } from '#test/redis.ts'
import type { Word } from './bus.ts'
import { openRedisBus } from './open-redis-bus.ts'
import { withEvents } from './with-events.ts'

// Streams look by themselves once a second, which would find what no bus has told.
holdIntervals()

const { db } = await freshDatabase()
const site = await makeSite(db)
const TYPING = { kind: 'typing', profile_id: '7f4df4c4-3c55-4b39-8d1c-6c2b6d4f6f10' } as const
const CHANGED = { kind: 'likes_changed' } as const

function aBus(url: string) {
  const bus = openRedisBus(url, openLog('silent'))
  onTestFinished(() => bus.close())
  const heard: Word[] = []
  bus.listen((word) => heard.push(word))
  return { ...bus, heard }
}

type HeardBus = ReturnType<typeof aBus>

/**
 * Publishes until it is heard, because Redis does not say from when on a subscriber listens. Then all of it is heard
 * and forgotten.
 */
async function untilJoined(speaker: HeardBus, hearer: HeardBus) {
  const hello = randomUUID()
  await expect
    .poll(
      () => {
        speaker.publish([hello])
        return hearsOf(hearer, hello)
      },
      { interval: 20 },
    )
    .toBe(true)
  await untilHeard(speaker, hearer)
  speaker.heard.length = 0
  hearer.heard.length = 0
}

/** Says one word more and waits for it: all that was said before has arrived by then. */
async function untilHeard(speaker: HeardBus, hearer: HeardBus) {
  const last = randomUUID()
  speaker.publish([last])
  await expect.poll(() => hearsOf(hearer, last)).toBe(true)
}

function hearsOf({ heard }: HeardBus, memberId: string): boolean {
  return heard.some(({ memberIds }) => memberIds.includes(memberId))
}

test('what one process says is heard once by all of them, also by itself [CHA-7]', async () => {
  const url = await aRedis()
  const [here, there] = [aBus(url), aBus(url)]
  await untilJoined(there, here)
  await untilJoined(here, there)

  here.publish(['noor', 'sem'])
  here.whisper(['noor'], TYPING)

  const words = [{ memberIds: ['noor', 'sem'] }, { memberIds: ['noor'], whisper: TYPING }]
  await expect.poll(() => there.heard).toMatchObject(words)
  // An echo would have come before this.
  await untilHeard(there, here)
  expect(here.heard.slice(0, -1)).toMatchObject(words)
  expect(there.heard.slice(0, -1)).toMatchObject(words)
})

test('a Redis that goes away costs what is said to others meanwhile, and nothing else [CHA-7]', async () => {
  const redis = await startRedis()
  const [here, there] = [aBus(redis.url), aBus(redis.url)]
  await untilJoined(here, there)

  await redis.stop()
  here.publish(['noor'])
  expect(here.heard).toEqual([{ memberIds: ['noor'] }])
  await redis.start()

  await untilJoined(here, there)
  here.publish(['sem'])
  await expect.poll(() => there.heard).toMatchObject([{ memberIds: ['sem'] }])
})

test('a Redis that takes connections and never answers is tried anew, and one process hears itself all the while [CHA-7] [RUN-3]', async () => {
  const sockets = new Set<Socket>()
  const silent = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
  })
  silent.listen(0, '127.0.0.1')
  await once(silent, 'listening')
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    silent.close()
  })
  vi.stubEnv('DEADLINE_FACTOR', '0.05')
  const here = aBus(`redis://127.0.0.1:${(silent.address() as AddressInfo).port}`)
  vi.unstubAllEnvs()

  // Two of them, and each once more.
  await expect.poll(() => sockets.size).toBeGreaterThan(3)
  here.publish(['noor'])

  expect(here.heard).toEqual([{ memberIds: ['noor'] }])
})

test('what another process tells crosses at once, and not only at the next look [CHA-7]', async () => {
  const url = await aRedis()
  const [here, there] = [aBus(url), aBus(url)]
  await untilJoined(here, there)
  const app = await testApp(db, { events: there })
  await app.fastify.listen({ host: '127.0.0.1', port: 0 })
  const port = (app.fastify.server.address() as { port: number }).port
  const { id } = await makeMember(db, site.id)
  const reader = await readEvents(port, { cookie: await cookieOf(db, id) })
  await expect.poll(() => reader.lastId()).toBe(0)

  await withEvents({ db, events: here, now: new Date() }, async (_tx, notify) =>
    notify([id], CHANGED),
  )

  await expect.poll(() => reader.heard.map(({ event }) => event)).toEqual([CHANGED])
})
