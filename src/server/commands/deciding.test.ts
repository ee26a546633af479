import { expect, test } from 'vitest'
import { appeal } from '#server/features/decisions/appeal.ts'
import { freshDatabase } from '#test/database.ts'
import { makeMember, makeSite } from '#test/make.ts'
import { makeOperator } from '#test/office.ts'
import { runDecisions } from './decisions.ts'
import { runMembers } from './members.ts'

const WORDS = ['--policy', 'scam', '--facts', 'Asked for money']
const NOW = new Date('2026-03-01T12:00:00Z')

const { db } = await freshDatabase()
const site = await makeSite(db)
const elsewhere = await makeSite(db)

function runWith(program: typeof runMembers) {
  return async (...args: string[]) => {
    const lines: string[] = []
    const code = await program(args, { db, print: (line) => void lines.push(line), now: NOW })
    return { code, printed: lines.join('\n') }
  }
}
const run = runWith(runMembers)
const runDecided = runWith(runDecisions)

test('a suspension names its end, and hidden is shown to nobody until it is taken back [OFF-7]', async () => {
  const [one, other] = [await makeMember(db, site.id), await makeMember(db, site.id)]

  const suspend = await run('suspend', 'localhost', one.id, ...WORDS, '--days', '7')
  const hide = await run('hide', 'localhost', other.id, ...WORDS)

  expect(suspend).toEqual({
    code: 0,
    printed: `${one.email} is suspended until 2026-03-08T12:00:00.000Z, logged out everywhere and told why`,
  })
  expect(hide.code).toBe(0)
  expect((await run('show', 'localhost', one.id)).printed).toContain('status = suspended')
  expect((await run('show', 'localhost', other.id)).printed).toContain('hidden = yes')
})

test('a decision is made in the name of an operator who may, and the record has that name [OFF-6]', async () => {
  const member = await makeMember(db, site.id)
  const ana = await makeOperator(db, { role: 'moderator', siteId: site.id, name: 'Ana' })
  const writer = await makeOperator(db, { role: 'writer', name: 'Bo' })
  const abroad = await makeOperator(db, { role: 'moderator', siteId: elsewhere.id })

  const refused = [
    await run('ban', 'localhost', member.id, ...WORDS, '--as', writer.email),
    await run('ban', 'localhost', member.id, ...WORDS, '--as', abroad.email),
    await run('ban', 'localhost', member.id, ...WORDS, '--as', 'nobody@vonk.example'),
  ]
  const done = await run('ban', 'localhost', member.id, ...WORDS, '--as', ana.email)

  expect(refused.map(({ code }) => code)).toEqual([1, 1, 1])
  expect(refused[0]!.printed).toBe(`${writer.email} is no operator who may decide on localhost`)
  expect(done.code).toBe(0)
  const [row] = await db
    .selectFrom('operator_record')
    .select(['operator_id', 'who', 'via', 'action', 'details'])
    .where('subject_id', '=', member.id)
    .execute()
  expect(row).toMatchObject({ operator_id: ana.id, who: 'Ana', via: 'command', action: 'decided' })
  expect(row!.details).toMatchObject({ measure: 'ban', policy: 'scam', version: 1 })
  expect(JSON.stringify(row!.details)).not.toContain('Asked for money')
})

test('appeals are listed and decided by command, by somebody with a name who is another than who decided [LAW-3]', async () => {
  const member = await makeMember(db, site.id)
  const [ana, bo] = [
    await makeOperator(db, { role: 'moderator', name: 'Ana' }),
    await makeOperator(db, { role: 'moderator', name: 'Bo' }),
  ]
  await run('ban', 'localhost', member.id, ...WORDS, '--as', ana.email)
  const { id: decisionId, number } = await db
    .selectFrom('decision')
    .select(['id', 'number'])
    .where('member_id', '=', member.id)
    .executeTakeFirstOrThrow()
  await appeal(db, { siteId: site.id, decisionId, words: 'Dat was ik niet.', now: NOW })
  const words = ['localhost', String(number), '--why', 'A mistake'] as const

  const listed = await runDecided('appeals', 'localhost')
  const unnamed = await runDecided('reverse', ...words)
  const own = await runDecided('reverse', ...words, '--as', ana.email)
  const done = await runDecided('reverse', ...words, '--as', bo.email)

  expect(listed.printed).toContain('Dat was ik niet.')
  expect([unnamed.code, own.code, done.code]).toEqual([1, 1, 0])
  expect(own.printed).toBe('whoever decided does not decide the appeal: ask somebody else')
  expect((await run('show', 'localhost', member.id)).printed).toContain('status = active')
})

test('the rules of a site are listed, and what was decided about a member can be taken back by its number [OFF-7]', async () => {
  const member = await makeMember(db, site.id)
  await run('ban', 'localhost', member.id, ...WORDS)

  const policies = await runDecided('policies', 'localhost')
  const listed = await runDecided('list', 'localhost', member.id)
  const number = /^(\d+) {2}2026/m.exec(listed.printed)![1]!
  const lifted = await runDecided('lift', 'localhost', number, '--why', 'A mistake')
  const again = await runDecided('lift', 'localhost', number, '--why', 'A mistake')
  const foreign = await runDecided('lift', elsewhere.domain, number, '--why', 'A mistake')

  expect(policies.printed.split('\n')).toHaveLength(14)
  expect(listed.printed).toContain('ban  scam (version 1)  by command line')
  expect([lifted.code, again.code, foreign.code]).toEqual([0, 1, 1])
  expect((await runDecided('list', 'localhost', member.id)).printed).toContain('taken back')
})
