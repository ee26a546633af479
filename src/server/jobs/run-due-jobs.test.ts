import { beforeEach, expect, test } from 'vitest'
import { openLog } from '#server/kernel/log.ts'
import { countWaiting } from '#test/count-waiting.ts'
import { freshDatabase } from '#test/database.ts'
import { makeMember, makeSite } from '#test/make.ts'
import { claimJobs, MOST_TRIES } from './queue.ts'
import { enqueue, GiveUp, type JobHandler, TryLater } from './job.ts'
import { runDueJobs } from './start-worker.ts'

const { db, ownerDb } = await freshDatabase()
const NOON = new Date('2026-03-01T12:00:00Z')
const after = (ms: number) => new Date(NOON.getTime() + ms)
const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS

beforeEach(() => db.deleteFrom('job').execute())

test('what is due is done in order and forgotten; what is not due waits', async () => {
  const done: unknown[] = []
  await enqueueAt(after(1), 'second')
  await enqueueAt(NOON, 'first')
  await enqueueAt(after(100), 'later')

  const count = await run(after(50), async ({ payload }) => void done.push(payload))

  expect(count).toBe(2)
  expect(done).toEqual([{ name: 'first' }, { name: 'second' }])
  expect(await jobs()).toMatchObject([{ payload: { name: 'later' }, attempts: 0 }])
})

test('a job exists if and only if the transaction that wrote it does [R4]', async () => {
  const failed = db.transaction().execute(async (tx) => {
    await enqueue(tx, { kind: 'test', payload: {}, memberId: null, now: NOON })
    throw new Error('rolled back')
  })

  await expect(failed).rejects.toThrow('rolled back')
  expect(await jobs()).toEqual([])
})

test('a job goes when its member is erased [P10]', async () => {
  const site = await makeSite(db)
  const { id } = await makeMember(db, site.id)
  await enqueue(db, { kind: 'test', payload: {}, memberId: id, now: NOON })

  await db.deleteFrom('member').where('id', '=', id).execute()

  expect(await jobs()).toEqual([])
})

test('a job that fails is tried eight times, each time later, then parked and reported [R4]', async () => {
  const lines: string[] = []
  const log = openLog('error', { write: (line) => void lines.push(line) })
  await enqueueAt(NOON, 'poison')
  const pauses: number[] = []

  for (let tries = 1; tries <= MOST_TRIES; tries += 1) {
    const [job] = await jobs()
    const now = job!.run_at
    await runDueJobs(db, { clock: () => now, log, handlers: { test: fail } })
    const [failed] = await jobs()
    pauses.push(failed!.run_at.getTime() - now.getTime())
    expect(failed).toMatchObject({ attempts: tries, leased_until: null })
  }

  const [parked] = await jobs()
  expect(parked).toMatchObject({
    parked_at: expect.any(Date),
    last_error: 'cannot write to [hidden]',
  })
  expect(await run(after(365 * DAY_MS), fail)).toBe(0)
  expect(isRising(pauses)).toBe(true)
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0]!)).toMatchObject({
    job: parked!.id,
    kind: 'test',
    reason: 'cannot write to [hidden]',
  })
})

test('what is away for hours costs no try and is soon asked for again [R4]', async () => {
  await enqueueAt(NOON, 'patient')
  const away: JobHandler = () => Promise.reject(new TryLater('the server is away'))

  for (let ms = 0; ms < 2 * HOUR_MS; ms += HOUR_MS / 6) {
    expect([await run(after(ms), away), await run(after(ms + 40_000), away)]).toEqual([1, 1])
  }

  expect(await jobs()).toMatchObject([{ attempts: 0, parked_at: null }])
  expect(await run(after(2 * HOUR_MS + 60_000), async () => undefined)).toBe(1)
  expect(await jobs()).toEqual([])
})

test('what is away for three days is parked: nobody waits for it any more', async () => {
  await enqueueAt(NOON, 'patient')

  await run(after(3 * DAY_MS + 1), () => Promise.reject(new TryLater('the server is away')))

  expect(await jobs()).toMatchObject([{ parked_at: after(3 * DAY_MS + 1) }])
})

test('a job that can never be done is parked at once', async () => {
  await enqueueAt(NOON, 'hopeless')

  await run(NOON, () => Promise.reject(new GiveUp('no such mailbox')))

  expect(await jobs()).toMatchObject([
    { attempts: 1, parked_at: NOON, last_error: 'no such mailbox' },
  ])
})

test.each(['unknown', 'constructor', '__proto__'])(
  'a job of the kind %s, which this version does not know, waits for one that does',
  async (kind) => {
    await enqueue(db, { kind, payload: {}, memberId: null, now: NOON })

    await run(NOON, fail)

    expect(await jobs()).toMatchObject([
      { attempts: 0, parked_at: null, last_error: `no handler for the kind ${kind}` },
    ])
  },
)

test('a job of somebody who died is taken over when the lease ends, and not before [R4]', async () => {
  await enqueueAt(NOON, 'held')

  const mine = await claimJobs(db, { limit: 5, now: NOON })
  const early = await claimJobs(db, { limit: 5, now: after(59_999) })
  const late = await claimJobs(db, { limit: 5, now: after(60_000) })

  expect([mine, early, late].map(({ length }) => length)).toEqual([1, 0, 1])
  expect(late[0]).toMatchObject({ id: mine[0]!.id, attempts: 2 })
})

test('whoever was too slow does not disturb the one who took over [R4]', async () => {
  await enqueueAt(NOON, 'slow')
  const other = { id: '' }
  const takenOver: JobHandler = async () => {
    const [job] = await claimJobs(db, { limit: 1, now: after(60_000) })
    other.id = job!.id
    throw new Error('too late')
  }

  await run(NOON, takenOver)

  expect(await jobs()).toMatchObject([
    { id: other.id, attempts: 2, last_error: null, leased_until: after(120_000) },
  ])
})

test('work that never ends counts as a failed try within the lease [R4]', async () => {
  await enqueueAt(NOON, 'endless')
  const signals: AbortSignal[] = []
  const endless: JobHandler = (_, { signal }) => {
    signals.push(signal)
    return new Promise(() => undefined)
  }

  await runDueJobs(db, {
    clock: () => NOON,
    log: openLog('silent'),
    handlers: { test: endless },
    leaseMs: 100,
  })

  expect(await jobs()).toMatchObject([{ attempts: 1, last_error: 'it took too long' }])
  expect(signals[0]!.aborted).toBe(true)
})

test('many who ask at the same moment never get the same job, nor wait for each other [R4]', async () => {
  await Promise.all(Array.from({ length: 40 }, (_, index) => enqueueAt(NOON, `job ${index}`)))
  const other = await ownerDb.startTransaction().execute()
  const first = other.selectFrom('job').select('id').orderBy('run_at').limit(5).forUpdate()
  const taken = (await first.execute()).map(({ id }) => id)

  const state = { isDone: false }
  const claiming = Promise.all(
    Array.from({ length: 20 }, () => claimJobs(db, { limit: 3, now: NOON })),
  ).finally(() => (state.isDone = true))
  await expect.poll(async () => state.isDone || (await countWaiting(ownerDb)) > 0).toBe(true)
  const { isDone } = state
  await other.rollback().execute()

  const ids = (await claiming).flat().map(({ id }) => id)
  expect(isDone).toBe(true)
  expect(ids).toHaveLength(35)
  expect(new Set([...ids, ...taken]).size).toBe(40)
})

const fail: JobHandler = () => Promise.reject(new Error('cannot write to anna@example.com'))

function enqueueAt(now: Date, name: string) {
  return enqueue(db, { kind: 'test', payload: { name }, memberId: null, now })
}

function run(now: Date, handler: JobHandler) {
  return runDueJobs(db, { clock: () => now, log: openLog('silent'), handlers: { test: handler } })
}

function jobs() {
  return db.selectFrom('job').selectAll().execute()
}

function isRising(numbers: readonly number[]): boolean {
  return numbers.every((number, index) => index === 0 || number > numbers[index - 1]!)
}
