import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { runRecordAudit } from '#server/commands/record-audit.ts'
import { transact } from '#server/db/connect.ts'
import { freshDatabase } from '#test/database.ts'
import { auditRecord, note, type Deed } from './record.ts'

const { db, ownerDb } = await freshDatabase()
const NOW = new Date('2026-03-01T12:00:00.123Z')

test('what was done is written in the transaction that does it, and goes with it [OFF-3]', async () => {
  const before = await auditRecord(db)

  const failing = transact(db, async (tx) => {
    await note(tx, aDeed())
    throw new Error('it could not be done')
  })

  await expect(failing).rejects.toThrow('it could not be done')
  expect(await auditRecord(db)).toEqual(before)
})

test('of many who write at once none leaves a gap, and the chain is whole [OFF-3]', async () => {
  const { rows } = await auditRecord(db)
  const many = Array.from({ length: 40 }, (_, at) => at)

  await Promise.all(
    many.map((at) =>
      transact(db, (tx) => note(tx, { ...aDeed(), details: { at, words: 'é “א” \u202e <b>' } })),
    ),
  )

  const numbers = await db
    .selectFrom('operator_record')
    .select('number')
    .orderBy('number')
    .execute()
  expect(numbers.map(({ number }) => number)).toEqual(numbers.map((_, at) => at + 1))
  expect(await auditRecord(db)).toEqual({ rows: rows + 40, broken: null })
})

test.each([
  ['changing a row', 'update operator_record set who = who'],
  ['deleting rows', 'delete from operator_record'],
  ['emptying it', 'truncate operator_record'],
])('%s is refused, to the app and to the owner of the table [OFF-3]', async (_, statement) => {
  await transact(db, (tx) => note(tx, aDeed()))

  await expect(sql.raw(statement).execute(db)).rejects.toThrow(/permission denied/)
  await expect(sql.raw(statement).execute(ownerDb)).rejects.toThrow(/can only be added to/)
})

test('the app cannot move the end of the chain, nor number a row by itself [OFF-3]', async () => {
  const moving = sql`update operator_record_end set number = 1`.execute(db)
  await expect(moving).rejects.toThrow(/permission denied/)
  const { rows } = await auditRecord(db)

  await sql`
    insert into operator_record (number, at, who, via, action, subject_kind, subject_id, details, hash, previous_hash)
    values (7777, now(), 'Mallory', 'office', 'nothing', 'site', '1', '{}', 'made up', 'made up')`.execute(
    db,
  )

  expect(await auditRecord(db)).toEqual({ rows: rows + 1, broken: null })
})

test.each([
  [
    'was changed',
    `update operator_record set details = '{"sum": 1}' where number = 3`,
    3,
    'it was changed',
  ],
  ['is missing', 'delete from operator_record where number = 3', 3, 'it is missing'],
  [
    'was the newest and is missing',
    'delete from operator_record where number = 6',
    6,
    'it is missing',
  ],
  [
    'was written anew with a hash that fits',
    `update operator_record set who = 'Eve' where number = 3;
     update operator_record set hash = sha256(previous_hash || convert_to(operator_record_words(operator_record), 'UTF8')) where number = 3`,
    4,
    'it does not hold the hash of the row before it',
  ],
  [
    'was the newest and was written anew',
    `update operator_record set who = 'Eve' where number = 6;
     update operator_record set hash = sha256(previous_hash || convert_to(operator_record_words(operator_record), 'UTF8')) where number = 6`,
    6,
    'it was written anew',
  ],
])('a row that %s is named by the audit [OFF-3]', async (_, harm, number, why) => {
  const own = await freshDatabase()
  for (let at = 0; at < 6; at += 1) await transact(own.db, (tx) => note(tx, aDeed()))
  expect(await auditRecord(own.db)).toEqual({ rows: 6, broken: null })
  const said: string[] = []

  // As somebody would who may do everything on the database server.
  await sql`alter table operator_record disable trigger operator_record_stays`.execute(own.ownerDb)
  await sql.raw(harm).execute(own.ownerDb)

  expect(await auditRecord(own.db)).toEqual({ rows: number - 1, broken: { number, why } })
  const code = await runRecordAudit([], { db: own.db, print: (line) => void said.push(line) })
  expect(code).toBe(1)
  expect(said).toEqual([`row ${number} does not fit: ${why}; the ${number - 1} rows before it do`])
})

test('a whole chain says so, and the command helps with a wrong word [OFF-3]', async () => {
  const said: string[] = []
  const print = (line: string) => void said.push(line)

  expect(await runRecordAudit([], { db, print })).toBe(0)
  expect(await runRecordAudit(['--help'], { db, print })).toBe(0)
  expect(await runRecordAudit(['now'], { db, print })).toBe(1)

  expect(said[0]).toMatch(/^\d+ rows: the chain is whole$/)
  expect(said[1]).toContain('npm run record:audit')
})

function aDeed(): Deed {
  return {
    by: { operatorId: null, name: 'command line', via: 'command' },
    action: 'operator_invited',
    siteId: null,
    subject: { kind: 'invitation', id: '1' },
    details: { roles: [{ site_id: null, role: 'owner' }] },
    now: NOW,
  }
}
