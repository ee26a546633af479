import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { enqueue } from '#server/jobs/job.ts'
import { freshDatabase } from '#test/database.ts'
import { runJobs } from './jobs.ts'

const { db } = await freshDatabase()
const NOW = new Date('2026-03-01T12:00:00Z')
const EARLIER = new Date('2026-03-01T11:00:00Z')

beforeEach(() => db.deleteFrom('job').execute())

test('the help names every command, and without one nothing is done [OPR-0]', async () => {
  const help = await run('--help')

  expect(help.code).toBe(0)
  for (const command of ['list', 'retry'])
    expect(help.printed).toContain(`npm run jobs -- ${command}`)
  expect((await run()).code).toBe(1)
})

test('what waits and what is parked is counted, with the reason and without the content [OPR-0] [R4]', async () => {
  expect((await run('list')).printed).toBe('there is nothing to do')
  await aJob()
  await aJob()
  const parked = await aParkedJob()

  const { code, printed } = await run('list')

  expect(code).toBe(0)
  expect(printed.split('\n')).toEqual([
    'mail: 2 waiting (since 2026-03-01 11:00:00), 1 parked',
    `  ${parked} mail, parked 2026-03-01 12:00:00 after 8 tries: the mail was not taken`,
  ])
  expect(printed).not.toContain('anna@example.com')
})

test('it says why jobs wait [OPR-0] [R4]', async () => {
  await aJob()
  await db.updateTable('job').set({ last_error: 'EAUTH 535' }).execute()

  expect((await run('list')).printed).toBe(
    'mail: 1 waiting (since 2026-03-01 11:00:00: EAUTH 535), 0 parked',
  )
})

test('a parked job can be tried again: as if it were new, at once [OPR-0] [R4]', async () => {
  const [parked, other] = [await aParkedJob(), await aParkedJob()]

  const { printed } = await run('retry', parked)

  expect(printed).toBe('1 job will be tried again')
  expect(await jobs()).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ id: parked, parked_at: null, attempts: 0, run_at: NOW }),
      expect.objectContaining({ id: other, parked_at: NOW, attempts: 8 }),
    ]),
  )
})

test('all parked jobs can be tried again, and those that wait are left alone [OPR-0]', async () => {
  await aJob()
  await aParkedJob()
  await aParkedJob()

  expect((await run('retry', 'all')).printed).toBe('2 jobs will be tried again')
  expect((await run('retry', 'all')).printed).toBe('0 jobs will be tried again')
  expect(
    (await jobs()).filter(({ run_at }) => run_at.getTime() === EARLIER.getTime()),
  ).toHaveLength(1)
})

test.each([
  [['fly'], 'there is no command fly, only list, retry; see npm run jobs -- --help'],
  [['retry'], 'retry needs the id of a parked job, or all'],
  [['retry', '7'], '7 is not the id of a job'],
  [['retry', 'ID'], 'no job ID is parked'],
])('%j fails with a clear error [OPR-0]', async (args, error) => {
  const id = randomUUID()
  const named = (text: string) => text.replace('ID', id)

  const { code, printed } = await run(...args.map(named))

  expect([code, printed]).toEqual([1, named(error)])
})

async function run(...args: string[]) {
  const lines: string[] = []
  const code = await runJobs(args, { db, print: (line) => void lines.push(line), now: NOW })
  return { code, printed: lines.join('\n') }
}

function aJob() {
  const payload = { to: 'anna@example.com' }
  return enqueue(db, { kind: 'mail', payload, memberId: null, now: EARLIER })
}

async function aParkedJob(): Promise<string> {
  const { id } = await db
    .insertInto('job')
    .values({
      kind: 'mail',
      payload: '{"to":"anna@example.com"}',
      run_at: NOW,
      created_at: NOW,
      attempts: 8,
      parked_at: NOW,
      last_error: 'the mail was not taken',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

function jobs() {
  return db.selectFrom('job').selectAll().execute()
}
