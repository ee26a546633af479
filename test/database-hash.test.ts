import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { countWrites, writesSoFar } from './count-writes.ts'
import { databaseHash } from './database-hash.ts'
import { freshDatabase } from './database.ts'
import { makeMember, makeSite } from './make.ts'

const plain = await freshDatabase()
const counted = await freshDatabase()
await countWrites(counted)
const both = [
  { kind: 'a plain database', db: plain.db },
  { kind: 'one that counts', db: counted.db },
]

test.each(both)(
  'the hash of $kind stays while nothing changes and differs after a row is added, changed or removed',
  async ({ db }) => {
    const site = await makeSite(db)
    const empty = await databaseHash(db)
    const { id } = await makeMember(db, site.id)
    const before = await databaseHash(db)

    const again = await databaseHash(db)
    await db.updateTable('member').set({ about: 'new' }).where('id', '=', id).execute()
    const changed = await databaseHash(db)
    await db.updateTable('member').set({ about: '' }).where('id', '=', id).execute()
    const changedBack = await databaseHash(db)
    await db.deleteFrom('member').where('id', '=', id).execute()
    const removed = await databaseHash(db)

    expect([again, changedBack]).toEqual([before, before])
    expect(new Set([empty, before, changed, removed]).size).toBe(4)
  },
)

test.each(both)('a table of $kind that is left out does not count', async ({ db }) => {
  const before = await databaseHash(db, { except: ['limit_counter'] })
  const whole = await databaseHash(db)

  await db
    .insertInto('limit_counter')
    .values({ key: 'k', count: 1, resets_at: new Date() })
    .execute()

  expect(await databaseHash(db, { except: ['limit_counter'] })).toBe(before)
  expect(await databaseHash(db)).not.toBe(whole)
})

test('what is written but not committed is not taken for the state after it', async () => {
  const { db } = counted
  const site = await makeSite(db)
  const before = await databaseHash(db)

  const during = await db.transaction().execute(async (tx) => {
    await tx.updateTable('site').set({ domain: 'new.example' }).where('id', '=', site.id).execute()
    return databaseHash(db)
  })

  expect(during).toBe(before)
  expect(await databaseHash(db)).not.toBe(before)
})

test('a write to any table is counted, but for views of pages, which nobody looks at', async () => {
  const { db, ownerDb } = counted
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public'`.execute(ownerDb)
  const missed: string[] = []

  for (const { name } of rows) {
    const before = (await writesSoFar(db))?.get(name)
    await sql`delete from ${sql.table(name)} where false`.execute(ownerDb)
    if ((await writesSoFar(db))?.get(name) === before) missed.push(name)
  }

  expect(rows.length).toBeGreaterThan(20)
  expect(missed).toEqual(['traffic_day'])
})
