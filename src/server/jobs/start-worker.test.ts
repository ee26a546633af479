import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { connect } from '#server/db/connect.ts'
import { systemClock } from '#server/kernel/time.ts'
import { openLog } from '#server/kernel/log.ts'
import { freshDatabase } from '#test/database.ts'
import { startFaultProxy } from '#test/fault-proxy.ts'
import { LONGEST_TEST_MS } from '#test/patience.ts'
import { enqueue, type JobHandler, TryLater } from './job.ts'
import { POLL_MS, startWorker } from './start-worker.ts'

const { db, url } = await freshDatabase()

beforeEach(() => db.deleteFrom('job').execute())

test('several jobs are done at once, and never more than allowed', async () => {
  const state = { begun: 0, now: 0, most: 0, done: 0 }
  const gate = aGate()
  await enqueueMany(20)

  work(async () => {
    state.begun += 1
    state.now += 1
    state.most = Math.max(state.most, state.now)
    await gate.passed()
    state.now -= 1
    state.done += 1
  })

  await expect.poll(() => state.now).toBe(5)
  gate.letOne()
  await expect.poll(() => state.begun).toBe(6)
  gate.letAll()
  await expect.poll(() => state.done).toBe(20)
  expect(state.most).toBe(5)
})

test('two workers at once do each job once [R4]', async () => {
  const done: string[] = []
  const gate = aGate()
  const handler: JobHandler = async ({ id }) => {
    await gate.passed()
    done.push(id)
  }
  await enqueueMany(200)

  work(handler)
  work(handler)
  await expect.poll(gate.waiting).toBe(10)
  gate.letAll()

  await expect.poll(countJobs).toBe(0)
  expect(done).toHaveLength(200)
  expect(new Set(done).size).toBe(200)
})

test('a worker that is stopped finishes what it holds and takes nothing more [R3]', async () => {
  const state = { begun: 0, done: 0 }
  const gate = aGate()
  await enqueueMany(12)
  const stop = work(async () => {
    state.begun += 1
    await gate.passed()
    state.done += 1
  })
  await expect.poll(() => state.begun).toBe(5)

  const stopped = stop()
  gate.letOne()
  await expect.poll(countJobs).toBe(11)
  gate.letAll()
  await stopped

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
  await expect.poll(() => state.begun).toBe(1)

  await stop()

  expect(await countJobs()).toBe(1)
})

test('an idle worker finds a new job in about half a second', async () => {
  const state = { asked: 0, found: 0 }
  const clock = () => {
    state.asked += 1
    return new Date()
  }
  work(async () => void (state.found += 1), { clock })
  await expect.poll(() => state.asked).toBeGreaterThan(1)

  await enqueueMany(1)

  await expect.poll(() => state.found).toBe(1)
  expect(POLL_MS).toBe(500)
})

test('a database that goes away is told once, and work goes on when it is back [R1]', async () => {
  const lines: string[] = []
  const state = { asked: 0, done: 0 }
  const { hostname, port } = new URL(url)
  const proxy = await startFaultProxy({ host: hostname, port: Number(port) })
  onTestFinished(() => proxy.close())
  const through = connect(Object.assign(new URL(url), { host: `127.0.0.1:${proxy.port}` }).href)
  onTestFinished(() => through.destroy())
  const stop = startWorker(through, {
    clock: () => {
      state.asked += 1
      return new Date()
    },
    log: openLog('warn', { write: (line) => void lines.push(line) }),
    handlers: { test: async () => void (state.done += 1) },
    pollMs: 20,
  })
  onTestFinished(stop)
  await enqueueMany(1)
  await expect.poll(() => state.done).toBe(1)

  proxy.refuse()
  proxy.reset()
  await expect.poll(() => lines.length).toBe(1)
  const { asked } = state
  await expect.poll(() => state.asked).toBeGreaterThan(asked + 5)
  await proxy.accept()
  await enqueueMany(1)

  await expect.poll(() => state.done).toBe(2)
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

  work(handler, { log: openLog('warn', { write: (line) => void lines.push(line) }) })

  await expect.poll(() => state.tries).toBeGreaterThanOrEqual(30)
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0]!)).toMatchObject({ kind: 'test', reason: 'the mail server is away' })
})

/** A worker that is given all the time it needs to stop. */
function work(handler: JobHandler, changes: Partial<Parameters<typeof startWorker>[1]> = {}) {
  const stop = startWorker(db, {
    clock: systemClock,
    log: openLog('silent'),
    handlers: { test: handler },
    stopWithinMs: LONGEST_TEST_MS,
    ...changes,
  })
  onTestFinished(stop)
  return stop
}

/** Where work waits until the test lets it pass. */
function aGate() {
  const waiting: (() => void)[] = []
  const state = { isOpen: false }
  return {
    waiting: () => waiting.length,
    passed: () => new Promise<void>((pass) => (state.isOpen ? pass() : waiting.push(pass))),
    letOne: () => waiting.shift()?.(),
    letAll() {
      state.isOpen = true
      for (const pass of waiting.splice(0)) pass()
    },
  }
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
