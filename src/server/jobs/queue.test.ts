import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { freshDatabase } from '#test/database.ts'
import { claimJobs } from './queue.ts'

const NOW = new Date('2026-03-01T12:00:00Z')

const { db } = await freshDatabase()

test('no more jobs are claimed than were asked for, however the database goes about it [R4]', async () => {
  const jobs = Array.from({ length: 10 }, () => ({
    kind: 'mail',
    payload: '{}',
    run_at: NOW,
    created_at: NOW,
  }))
  await db.insertInto('job').values(jobs).execute()

  const claimed = await db.transaction().execute(async (tx) => {
    // It may choose so by itself where it knows little about the table.
    for (const way of ['hashjoin', 'mergejoin', 'hashagg', 'sort', 'material', 'memoize'])
      await sql`select set_config(${`enable_${way}`}, 'off', true)`.execute(tx)
    return claimJobs(tx, { limit: 3, now: NOW })
  })

  expect(claimed).toHaveLength(3)
  const leased = db.selectFrom('job').select('id').where('leased_until', 'is not', null)
  expect(await leased.execute()).toHaveLength(3)
})
