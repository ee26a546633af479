import { expect, onTestFinished, test } from 'vitest'
import { openLog } from '#server/kernel/log.ts'
import { freshDatabase } from '#test/database.ts'
import { makeMembers } from '#test/make-members.ts'
import { makeMember, makeSite } from '#test/make.ts'
import { tendSearchPeriodically } from './tend-search.ts'

const { db } = await freshDatabase()
const site = await makeSite(db)
const NOW = new Date('2026-03-05T12:00:00Z')
const BEFORE = new Date('2026-03-01T12:00:00Z')

test('from the start on fictional profiles are placed and saved searches told of [SEA-2] [SEA-7]', async () => {
  const { id } = await makeMember(db, site.id)
  await makeMembers(db, site.id, [
    { is_fictional: true },
    { activated_at: new Date('2026-03-02T12:00:00Z') },
  ])
  await db
    .insertInto('saved_search')
    .values({
      member_id: id,
      name: 'In de buurt',
      filters: JSON.stringify({ gender: 'female', country: 'NL' }),
      created_at: BEFORE,
      seen_at: BEFORE,
      told_at: BEFORE,
    })
    .execute()

  onTestFinished(tendSearchPeriodically({ db, clock: () => NOW, log: openLog('silent') }))

  const jobs = () => db.selectFrom('job').select('kind').execute()
  await expect.poll(jobs).toEqual([{ kind: 'mail' }])
  const placed = await db
    .selectFrom('member')
    .select('id')
    .where('is_fictional', '=', true)
    .where('last_active_at', '>', BEFORE)
    .execute()
  expect(placed).toHaveLength(1)
})
