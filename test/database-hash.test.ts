import { expect, test } from 'vitest'
import { databaseHash } from './database-hash.ts'
import { freshDatabase } from './database.ts'
import { makeMember, makeSite } from './make.ts'

const { db } = await freshDatabase()

test('the hash stays while nothing changes and differs after a row is added, changed or removed', async () => {
  const site = await makeSite(db)
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
  expect(new Set([before, changed, removed]).size).toBe(3)
})

test('a table that is left out does not count', async () => {
  const before = await databaseHash(db, { except: ['limit_counter'] })

  await db
    .insertInto('limit_counter')
    .values({ key: 'k', count: 1, resets_at: new Date() })
    .execute()

  expect(await databaseHash(db, { except: ['limit_counter'] })).toBe(before)
})
