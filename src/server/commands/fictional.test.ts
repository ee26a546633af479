import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { freshDatabase } from '#test/database.ts'
import { makeMember, makePhoto, makeSite } from '#test/make.ts'
import { makeOperator } from '#test/office.ts'
import { runFictional } from './fictional.ts'

const NOW = new Date('2026-03-01T12:00:00Z')

const { db } = await freshDatabase()
const site = await makeSite(db)

async function run(...args: string[]) {
  const lines: string[] = []
  const code = await runFictional(args, { db, print: (line) => void lines.push(line), now: NOW })
  return { code, printed: lines.join('\n') }
}

test('the help names every command, and without one nothing is done [OPR-0]', async () => {
  const help = await run('--help')

  expect(help.code).toBe(0)
  for (const command of ['list', 'show', 'publish', 'retire'])
    expect(help.printed).toContain(`npm run fictional -- ${command}`)
  expect(await run()).toEqual({ code: 1, printed: help.printed })
})

test('a draft is published once its pictures have licences, and retired for good, in a writer’s name [OFF-13]', async () => {
  const draft = { name: 'Anouk', is_fictional: true, is_invisible: true }
  const { id } = await makeMember(db, site.id, draft)
  const filename = await makePhoto(db, id)
  const tim = await makeOperator(db, { role: 'writer', name: 'Tim Albers' })
  const ola = await makeOperator(db, { role: 'auditor', name: 'Ola' })
  const publish = () => run('publish', site.domain, id, '--as', tim.email)

  expect((await publish()).printed).toMatch(/lacks its licence/)
  const { printed: shown } = await run('show', site.domain, id)
  expect(shown).toMatch(/Anouk, 35, Haarlem: draft[\s\S]+cannot be published: licence/)
  const { id: photoId } = await db
    .selectFrom('photo')
    .select('id')
    .where('filename', '=', filename)
    .executeTakeFirstOrThrow()
  const licence = { origin: 'Drawn', licence: 'Own work', proof: 'seed 94', checked_at: NOW }
  await db
    .insertInto('picture_licence')
    .values({ photo_id: photoId, ...licence })
    .execute()
  expect((await run('publish', site.domain, id, '--as', ola.email)).code).toBe(1)
  expect(await publish()).toEqual({ code: 0, printed: 'Anouk is published' })
  expect((await run('list', site.domain)).printed).toMatch(/Anouk, 35, Haarlem: published, 1 of 1/)
  expect(await run('retire', site.domain, id, '--as', tim.email)).toEqual({
    code: 0,
    printed: 'Anouk is retired; 0 members are told',
  })
  expect((await publish()).printed).toBe('it is retired, and stays so')
  const record = await db
    .selectFrom('operator_record')
    .select(['action', 'who', 'via'])
    .where('subject_id', '=', id)
    .orderBy('number')
    .execute()
  expect(record).toEqual([
    { action: 'fictional_published', who: 'Tim Albers', via: 'command' },
    { action: 'fictional_retired', who: 'Tim Albers', via: 'command' },
  ])
})

test('a member, or a profile of another site, is no fictional profile of this one [OFF-13]', async () => {
  const other = await makeSite(db)
  const [member, foreign] = [
    await makeMember(db, site.id),
    await makeMember(db, other.id, { is_fictional: true }),
  ]

  for (const id of [member.id, foreign.id, randomUUID(), 'Anouk', ''])
    expect((await run('retire', site.domain, id)).code).toBe(1)
})
