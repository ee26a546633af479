import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import {
  MESSAGE_VARIANTS,
  openFiles,
  photoKey,
  VARIANTS,
  type Files,
} from '#server/features/media/media.ts'
import { openLog } from '#server/kernel/log.ts'
import { newToken } from '#server/kernel/secrets.ts'
import { makeStoredPhoto } from '#test/contract/world.ts'
import { freshDatabase } from '#test/database.ts'
import { makeConversation, makeMember, makeSite } from '#test/make.ts'
import { makeTraceable } from '#test/traceable-member.ts'
import { eraseAgain, eraseDue, eraseMember, erasePeriodically } from './erase-members.ts'

const DAY = 24 * 60 * 60 * 1000
const NOW = new Date('2026-03-15T12:00:00Z')
const DUE = new Date(NOW.getTime() - 14 * DAY)

const { db } = await freshDatabase()
const folder = mkdtempSync(join(tmpdir(), 'vonk-files-'))
const files = openFiles(folder)
const site = await makeSite(db)

function aDeleted(changes: Parameters<typeof makeMember>[2] = {}) {
  return makeMember(db, site.id, { status: 'deleted', deleted_at: DUE, ...changes })
}

async function isThere({ id }: { id: string }): Promise<boolean> {
  return (
    (await db.selectFrom('member').select('id').where('id', '=', id).executeTakeFirst()) !==
    undefined
  )
}

/** Every column of every table that holds one of the words. */
async function foundInTables(words: readonly string[]): Promise<string[]> {
  const { rows: columns } = await sql<{ table_name: string; column_name: string }>`
    select table_name, column_name from information_schema.columns
    where table_schema = 'public'`.execute(db)
  const found: string[] = []
  for (const { table_name: table, column_name: column } of columns) {
    const { rows } = await sql<{ value: string }>`
      select ${sql.ref(column)}::text as value from ${sql.table(table)}
      where ${sql.ref(column)}::text ilike any (${words.map((word) => `%${word}%`)})`.execute(db)
    if (rows.length > 0) found.push(`${table}.${column}`)
  }
  return found.toSorted()
}

function foundInFiles(words: readonly string[]): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) =>
      words.some((word) => path.includes(word) || readFileSync(path).includes(word)),
    )
}

test('of an erased member nothing is left in any table, file or log line, and the ledger sums to zero [P10] [ACC-6]', async () => {
  const traceable = await makeTraceable({ db, files, siteId: site.id }, DUE)
  const { id } = traceable
  const lines: string[] = []
  const log = openLog('trace', { write: (line) => void lines.push(line) })
  const words = [...traceable.words, id]
  const before = { tables: await foundInTables(words), files: foundInFiles(words) }

  const stop = erasePeriodically({ db, files, clock: () => NOW, log })
  await expect.poll(() => isThere({ id })).toBe(false)
  await expect
    .poll(async () => (await db.selectFrom('doomed_file').selectAll().execute()).length)
    .toBe(0)
  stop()
  // It names the mandate until the provider has ended it.
  await db.deleteFrom('job').where('kind', '=', 'end_mandate').execute()

  expect(words.length).toBeGreaterThan(20)
  expect(before.tables.length).toBeGreaterThan(25)
  expect(before.files).toHaveLength(VARIANTS.length + MESSAGE_VARIANTS.length)
  expect(await foundInTables(words)).toEqual(['erased_member.member_id'])
  expect(foundInFiles(words)).toEqual([])
  await expect.poll(() => lines.join('')).toContain('members were erased')
  expect(words.filter((word) => lines.join('').includes(word))).toEqual([])
  const { rows } = await sql<{
    sum: number
  }>`select sum(amount)::int as sum from credit_entry`.execute(db)
  expect(rows[0]!.sum).toBe(0)
})

test('the account of an erased member stays in the ledger, and leads to nobody [ACC-6]', async () => {
  const { id, credit_account_id: account } = await aDeleted({ credits: 8 })

  await eraseDue(db, files, NOW)

  const entries = await db
    .selectFrom('credit_entry')
    .select('amount')
    .where('account_id', '=', account)
    .execute()
  expect(await isThere({ id })).toBe(false)
  expect(entries).toEqual([{ amount: 8 }])
})

test('nobody is erased a moment too early, and nobody who came back or was never deleted [P10] [ACC-6]', async () => {
  const early = await aDeleted({ deleted_at: new Date(DUE.getTime() + 1) })
  const present = await makeMember(db, site.id)
  const banned = await makeMember(db, site.id, { status: 'banned' })
  const due = await aDeleted()

  const { count, failures } = await eraseDue(db, files, NOW)

  expect([count, failures]).toEqual([1, []])
  expect(await Promise.all([early, present, banned, due].map(isThere))).toEqual([
    true,
    true,
    true,
    false,
  ])
})

test('whoever comes back while others are being erased stays [ACC-6]', async () => {
  const back = await makeMember(db, site.id)
  const again = await aDeleted({ deleted_at: NOW })

  const erased = await Promise.all(
    [back, again].map(({ id }) => eraseMember(db, { memberId: id, now: NOW, deletedBy: DUE })),
  )

  expect(erased).toEqual([false, false])
  expect(await Promise.all([back, again].map(isThere))).toEqual([true, true])
})

test('who was killed after the rows and before the files leaves the files to the next [ACC-6] [P10]', async () => {
  const member = await aDeleted()
  const filename = await makeStoredPhoto(db, files, member.id)
  const killed: Files = { ...files, remove: () => Promise.reject(new Error('killed')) }

  const first = await eraseDue(db, killed, NOW)
  const between = await files.find(photoKey(filename, 'full'))
  const second = await eraseDue(db, files, NOW)

  expect(first.failures).toHaveLength(VARIANTS.length)
  expect(await isThere(member)).toBe(false)
  expect(between).not.toBeNull()
  expect(second.failures).toEqual([])
  expect(await files.find(photoKey(filename, 'full'))).toBeNull()
  expect(await db.selectFrom('doomed_file').selectAll().execute()).toEqual([])
})

test('who was killed after a file and before its entry goes on [ACC-6]', async () => {
  const key = photoKey(newToken(), 'card')
  await db.insertInto('doomed_file').values({ key, doomed_at: NOW }).execute()

  const { failures } = await eraseDue(db, files, NOW)

  expect(failures).toEqual([])
  expect(await db.selectFrom('doomed_file').selectAll().execute()).toEqual([])
})

test('one who cannot be erased does not keep the others [ACC-6]', async () => {
  const { db: own, ownerDb } = await freshDatabase()
  const here = await makeSite(own)
  const gone = { status: 'deleted', deleted_at: DUE }
  const stuck = await makeMember(own, here.id, gone)
  await makeMember(own, here.id, gone)
  await makeMember(own, here.id, { ...gone, deleted_at: new Date(DUE.getTime() - DAY) })
  await sql`create table anchor (member_id uuid references member)`.execute(ownerDb)
  await sql`insert into anchor values (${stuck.id})`.execute(ownerDb)

  const { count, failures } = await eraseDue(own, files, NOW)

  expect([count, failures.length]).toEqual([2, 1])
  expect(await own.selectFrom('member').select('id').execute()).toEqual([{ id: stuck.id }])
})

test('two processes that erase at the same moment erase everybody once [ACC-6]', async () => {
  const due = await Promise.all(Array.from({ length: 10 }, () => aDeleted()))

  const [one, other] = await Promise.all([eraseDue(db, files, NOW), eraseDue(db, files, NOW)])

  expect(one.count + other.count).toBe(due.length)
  expect([...one.failures, ...other.failures]).toEqual([])
})

test('whoever was erased and is back from a backup is erased again [P10]', async () => {
  const member = await makeMember(db, site.id)
  const filename = await makeStoredPhoto(db, files, member.id)
  const bystander = await makeMember(db, site.id)
  await db.insertInto('erased_member').values({ member_id: member.id, erased_at: DUE }).execute()

  const { count } = await eraseAgain(db, NOW)
  await eraseDue(db, files, NOW)

  expect(count).toBe(1)
  expect(await Promise.all([member, bystander].map(isThere))).toEqual([false, true])
  expect(await files.find(photoKey(filename, 'card'))).toBeNull()
})

function messagesOf(conversationId: string) {
  return db
    .selectFrom('message')
    .select(['seq', 'sender_id', 'kind', 'text', 'gift', 'reaction'])
    .where('conversation_id', '=', conversationId)
    .orderBy('seq')
    .execute()
}

test('what an erased member wrote is erased, and the conversation stays for the other with what they wrote [ACC-6]', async () => {
  const [gone, stays] = [await aDeleted(), await makeMember(db, site.id)]
  const { id } = await makeConversation(db, gone, stays, [
    { from: gone, text: 'Hoi' },
    { from: stays, text: 'Dag', reaction: 'heart' },
    { from: gone, kind: 'gift', gift: 'rose', text: 'Voor jou', reaction: 'fire' },
  ])

  await eraseDue(db, files, NOW)

  const erased = { sender_id: null, kind: 'text', text: '', gift: null }
  expect(await messagesOf(id)).toEqual([
    { seq: 1, ...erased, reaction: null },
    { seq: 2, sender_id: stays.id, kind: 'text', text: 'Dag', gift: null, reaction: null },
    { seq: 3, ...erased, reaction: 'fire' },
  ])
  const sides = await db
    .selectFrom('conversation_side')
    .select(['member_id', 'other_id', 'last_seq'])
    .where('conversation_id', '=', id)
    .execute()
  expect(sides).toContainEqual({ member_id: stays.id, other_id: null, last_seq: 3 })
  expect(sides).toContainEqual({ member_id: null, other_id: stays.id, last_seq: 3 })
})

test('a conversation that a block hid does not come back when the blocked one is erased [ACC-5] [ACC-6]', async () => {
  const [gone, stays] = [await aDeleted(), await makeMember(db, site.id)]
  const { id } = await makeConversation(db, gone, stays, [{ from: gone, text: 'Hoi' }])
  await db.insertInto('block').values({ blocker_id: stays.id, blocked_id: gone.id }).execute()

  await eraseDue(db, files, NOW)

  const side = await db
    .selectFrom('conversation_side')
    .select(['last_at', 'unread'])
    .where('conversation_id', '=', id)
    .where('member_id', '=', stays.id)
    .executeTakeFirst()
  expect(side).toEqual({ last_at: null, unread: 0 })
})

test('a conversation that both have left is gone, also when they leave at the same moment [ACC-6]', async () => {
  const pairs = await Promise.all(
    Array.from({ length: 10 }, async () => {
      const [one, other] = [await aDeleted(), await aDeleted()]
      return { one, other, ...(await makeConversation(db, one, other, [{ from: one }])) }
    }),
  )

  for (const { one, other } of pairs)
    await Promise.all(
      [one, other].map(({ id }) => eraseMember(db, { memberId: id, now: NOW, deletedBy: DUE })),
    )

  const left = await db
    .selectFrom('conversation')
    .select('id')
    .where(
      'id',
      'in',
      pairs.map(({ id }) => id),
    )
    .execute()
  expect(left).toEqual([])
})
