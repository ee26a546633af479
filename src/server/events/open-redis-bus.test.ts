import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { openLog } from '#server/kernel/log.ts'
import { testApp } from '#test/app.ts'
import { freshDatabase } from '#test/database.ts'
import { readEvents } from '#test/event-reader.ts'
import { cookieOf, makeMember, makeSite } from '#test/make.ts'
import { aRedis, startRedis } from '#test/redis.ts'
import type { Word } from './bus.ts'
import { openRedisBus } from './open-redis-bus.ts'
import { telling } from './telling.ts'

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

/** Says something until it is heard: who listens from when on is Redis's secret. */
async function untilJoined(speaker: ReturnType<typeof aBus>, hearer: ReturnType<typeof aBus>) {
  await expect
    .poll(
      () => {
        speaker.publish(['hello'])
        return hearer.heard.length
      },
      { timeout: 10_000, interval: 20 },
    )
    .toBeGreaterThan(0)
  await sleep(100)
  speaker.heard.length = 0
  hearer.heard.length = 0
}

test('what one process says is heard once by all of them, also by itself [CHA-7]', async () => {
  const url = await aRedis()
  const [here, there] = [aBus(url), aBus(url)]
  await untilJoined(here, there)

  here.publish(['noor', 'sem'])
  here.whisper(['noor'], TYPING)

  const words = [{ memberIds: ['noor', 'sem'] }, { memberIds: ['noor'], whisper: TYPING }]
  await expect.poll(() => there.heard).toMatchObject(words)
  await sleep(100)
  expect(here.heard).toMatchObject(words)
  expect([here.heard, there.heard].map(({ length }) => length)).toEqual([2, 2])
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

test('what another process tells crosses well within a second [CHA-7]', async () => {
  const url = await aRedis()
  const [here, there] = [aBus(url), aBus(url)]
  await untilJoined(here, there)
  const app = await testApp(db, { events: there })
  await app.fastify.listen({ host: '127.0.0.1', port: 0 })
  const port = (app.fastify.server.address() as { port: number }).port
  const { id } = await makeMember(db, site.id)
  const reader = await readEvents(port, { cookie: await cookieOf(db, id) })
  await expect.poll(() => reader.lastId()).toBe(0)

  const took: number[] = []
  for (let nth = 1; nth <= 5; nth += 1) {
    const toldAt = performance.now()
    await telling({ db, events: here, now: new Date() }, async (_tx, tell) => tell([id], CHANGED))
    await expect.poll(() => reader.heard.length, { interval: 5 }).toBe(nth)
    took.push(performance.now() - toldAt)
  }

  // A look once a second would find half of them later than this.
  expect(took.toSorted((one, other) => one - other)[2]).toBeLessThan(400)
})
