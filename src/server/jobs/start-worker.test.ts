import { setTimeout as sleep } from 'node:timers/promises'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { connect } from '#server/db/connect.ts'
import { systemClock } from '#server/kernel/clock.ts'
import { openLog } from '#server/kernel/log.ts'
import { freshDatabase } from '#test/database.ts'
import { startFaultProxy } from '#test/fault-proxy.ts'
import { enqueue } from './enqueue.ts'
import type { JobHandler } from './job.ts'
import { TryLater } from './job-errors.ts'
import { startWorker } from './start-worker.ts'

const SOON = { timeout: 10_000, interval: 10 }
const { db, url } = await freshDatabase()

beforeEach(() => db.deleteFrom('job').execute())

test('several jobs are done at once, and never more than allowed', async () => {
  const state = { now: 0, most: 0, done: 0 }
  await enqueueMany(20)

  work(async () => {
    state.now += 1
    state.most = Math.max(state.most, state.now)
    await sleep(20)
    state.now -= 1
    state.done += 1
  })

  await expect.poll(() => state.done, SOON).toBe(20)
  expect(state.most).toBe(5)
})

test('two workers at once do each job once [R4]', async () => {
  const done: string[] = []
  const handler: JobHandler = async ({ id }) => {
    await sleep(Math.random() * 5)
    done.push(id)
  }
  await enqueueMany(200)

  work(handler)
  work(handler)

  await expect.poll(countJobs, SOON).toBe(0)
  expect(done).toHaveLength(200)
  expect(new Set(done).size).toBe(200)
})

test('a worker that is stopped finishes what it holds and takes nothing more [R3]', async () => {
  const state = { begun: 0, done: 0 }
  await enqueueMany(12)
  const stop = work(async () => {
    state.begun += 1
    await sleep(state.begun * 100)
    state.done += 1
  })
  await expect.poll(() => state.begun, SOON).toBe(5)

  await stop()

  expect(state).toEqual({ begun: 5, done: 5 })
  expect(await countJobs()).toBe(7)
})

test('a worker that holds a job without an end stops all the same [R3]', async () => {
  const state = { begun: 0 }
  const endless: JobHandler = () => {
    state.begun += 1
    return new Promise(() => undefined)
  }
  await enqueueMany(1)
  const stop = startWorker(db, {
    clock: systemClock,
    log: openLog('silent'),
    handlers: { test: endless },
    stopWithinMs: 100,
  })
  await expect.poll(() => state.begun, SOON).toBe(1)

  await stop()

  expect(await countJobs()).toBe(1)
})

test('an idle worker finds a new job in about half a second', async () => {
  const found: number[] = []
  work(async () => void found.push(Date.now()))

  const took: number[] = []
  for (let nth = 1; nth <= 3; nth += 1) {
    await sleep(100)
    const enqueuedAt = Date.now()
    await enqueueMany(1)
    await expect.poll(() => found.length, SOON).toBe(nth)
    took.push(found.at(-1)! - enqueuedAt)
  }

  expect(Math.min(...took)).toBeLessThan(1_000)
})

test('a database that goes away is told once, and work goes on when it is back [R1]', async () => {
  const lines: string[] = []
  const state = { done: 0 }
  const { hostname, port } = new URL(url)
  const proxy = await startFaultProxy({ host: hostname, port: Number(port) })
  onTestFinished(() => proxy.close())
  const through = connect(Object.assign(new URL(url), { host: `127.0.0.1:${proxy.port}` }).href)
  onTestFinished(() => through.destroy())
  const stop = startWorker(through, {
    clock: systemClock,
    log: openLog('warn', { write: (line) => void lines.push(line) }),
    handlers: { test: async () => void (state.done += 1) },
    pollMs: 20,
  })
  onTestFinished(stop)
  await enqueueMany(1)
  await expect.poll(() => state.done, SOON).toBe(1)

  proxy.refuse()
  proxy.reset()
  await expect.poll(() => lines.length, SOON).toBe(1)
  await sleep(300)
  await proxy.accept()
  await enqueueMany(1)

  await expect.poll(() => state.done, SOON).toBe(2)
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain('jobs wait for the database')
})

test('something that is away is told once, however many jobs wait for it', async () => {
  const lines: string[] = []
  const state = { tries: 0 }
  const handler: JobHandler = () => {
    state.tries += 1
    return Promise.reject(new TryLater('the mail server is away'))
  }
  await enqueueMany(30)

  work(handler, openLog('warn', { write: (line) => void lines.push(line) }))

  await expect.poll(() => state.tries, SOON).toBe(30)
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0]!)).toMatchObject({ kind: 'test', reason: 'the mail server is away' })
})

function work(handler: JobHandler, log = openLog('silent')) {
  const stop = startWorker(db, { clock: systemClock, log, handlers: { test: handler } })
  onTestFinished(stop)
  return stop
}

async function enqueueMany(count: number): Promise<void> {
  const now = new Date()
  const jobs = Array.from({ length: count }, () =>
    enqueue(db, { kind: 'test', payload: {}, memberId: null, now }),
  )
  await Promise.all(jobs)
}

async function countJobs(): Promise<number> {
  return (await db.selectFrom('job').select('id').execute()).length
}
