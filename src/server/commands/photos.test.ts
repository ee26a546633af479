import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { listPhotos } from '#contract/photos.ts'
import { photoKeys } from '#server/features/media/media.ts'
import { testApp } from '#test/app.ts'
import { freshDatabase } from '#test/database.ts'
import { databaseHash } from '#test/database-hash.ts'
import { loggedIn } from '#test/logged-in.ts'
import { makeMember, makePhoto, makeSite } from '#test/make.ts'
import { makeDecision } from '#test/make-decision.ts'
import { mailsTo } from '#test/waiting-mails.ts'
import { runPhotos } from './photos.ts'

const WORDS = ['--policy', 'unfit_photo', '--facts', 'Nobody on it.']
const NOW = new Date('2026-03-01T12:00:00Z')

const { db } = await freshDatabase()
const site = await makeSite(db)
const elsewhere = await makeSite(db)
const app = await testApp(db, { clock: () => NOW })

async function run(...args: string[]) {
  const lines: string[] = []
  const print = (line: string) => void lines.push(line)
  const code = await runPhotos(args, { db, print, now: NOW, place: 'data/files' })
  return { code, printed: lines.join('\n') }
}

/** A member with a photo that is shown and one that waits. */
async function aMember(siteId = site.id) {
  const member = await makeMember(db, siteId)
  await makePhoto(db, member.id)
  const filename = await makePhoto(db, member.id, 1)
  const { id } = await db
    .updateTable('photo')
    .set({ status: 'waiting', created_at: NOW })
    .where('filename', '=', filename)
    .returning('id')
    .executeTakeFirstOrThrow()
  const { call } = await loggedIn(app, member.id)
  const list = async () => (await call(listPhotos, {})).body.photos
  return { member, filename, id, list }
}

function newsOf({ id }: { id: string }) {
  return db.selectFrom('member_event').select('kind').where('member_id', '=', id).execute()
}

test('the help names every command, and without one nothing is done [OPR-0]', async () => {
  const help = await run('--help')

  expect(help.code).toBe(0)
  for (const command of ['waiting', 'approve', 'reject'])
    expect(help.printed).toContain(`npm run photos -- ${command}`)
  expect(await run()).toEqual({ code: 1, printed: help.printed })
})

test('waiting lists what waits on this site, with the file to look at [OPR-0] [PHO-4]', async () => {
  const before = await run('waiting', 'localhost')
  const { member, filename, id } = await aMember()
  await aMember(elsewhere.id)
  const gone = await aMember()
  await makeDecision(db, { memberId: gone.member.id, now: NOW })

  const { code, printed } = await run('waiting', 'LOCALHOST')

  expect(before).toEqual({ code: 0, printed: 'no photo waits' })
  expect(code).toBe(0)
  expect(printed.split('\n')).toEqual([
    `${id} of ${member.email}, since 2026-03-01 12:00:00`,
    `  data/files/photos/${filename.slice(0, 2)}/${filename}-full.webp`,
  ])
})

test('an approved photo is shown, and its member hears of it at once [OPR-0] [PHO-4]', async () => {
  const [first, second] = [await aMember(), await aMember()]

  const { code, printed } = await run('approve', 'localhost', first.id, second.id)

  expect(code).toBe(0)
  expect(printed).toBe(
    `photo ${first.id} of ${first.member.email} is shown from now on\n` +
      `photo ${second.id} of ${second.member.email} is shown from now on`,
  )
  expect((await first.list()).map(({ status }) => status)).toEqual(['active', 'active'])
  expect(await newsOf(first.member)).toEqual([{ kind: 'user_changed' }])
  expect(await mailsTo(db, first.member.email)).toEqual([])
})

test('a rejected photo is gone at once, its files when it cannot come back, and its member is mailed why [OPR-0] [PHO-4]', async () => {
  const { member, filename, id, list } = await aMember()

  const { code, printed } = await run('reject', 'localhost', id, ...WORDS)

  expect({ code, printed }).toEqual({
    code: 0,
    printed: `the photo is taken away, and ${member.email} is told why`,
  })
  expect(await list()).toHaveLength(1)
  expect(await mailsTo(db, member.email)).toMatchObject([
    {
      name: 'statement_of_reasons',
      statement: {
        content: ['photo'],
        facts: 'Nobody on it.',
        rule: { name: 'Foto die niet past' },
      },
    },
  ])
  expect(await newsOf(member)).toEqual([{ kind: 'user_changed' }])
  const doomed = await db
    .selectFrom('doomed_file')
    .select('key')
    .where('key', 'in', photoKeys(filename))
    .where('doomed_at', '=', new Date('2026-09-01T12:00:00Z'))
    .execute()
  expect(doomed).toHaveLength(5)
})

test('of many who reject at once one counts [OPR-0]', async () => {
  const { member, id, list } = await aMember()

  const decisions = await Promise.all(
    Array.from({ length: 10 }, () => run('reject', 'localhost', id, ...WORDS)),
  )

  expect(decisions.filter(({ code }) => code === 0)).toHaveLength(1)
  expect(await list()).toHaveLength(1)
  expect(await mailsTo(db, member.email)).toHaveLength(1)
})

test.each([
  [['fly'], 'there is no command fly, only waiting, approve, reject; see npm run photos -- --help'],
  [['waiting'], 'which site? Give its domain; npm run site -- list shows them'],
  [['approve', 'localhost'], 'approve needs the id of a photo that waits'],
  [['approve', 'localhost', 'x'], 'x is not the id of a photo'],
  [['reject', 'localhost'], 'reject needs the id of a photo'],
  [['reject', 'localhost', 'x', 'Why'], 'x is not the id of a photo'],
  [
    ['reject', 'localhost', 'ID'],
    'say what you found, for the member: --facts "…" (up to 10000 characters)',
  ],
  [
    ['reject', 'localhost', 'ID', '--facts', 'x'],
    'by which rule? Give --policy with a name or number; npm run decisions -- policies localhost shows them',
  ],
  [
    ['approve', 'localhost', 'ID'],
    'no photo ID waits here; npm run photos -- waiting <domain> shows those that do',
  ],
  [['reject', 'localhost', 'OTHERS', ...WORDS], 'there is nothing like that on this site'],
])('%j is refused with one clear line, and changes nothing [OPR-0]', async (args, line) => {
  const { id: others } = await aMember(elsewhere.id)
  const id = randomUUID()
  const named = (text: string) => text.replace('ID', id).replace('OTHERS', others)
  const before = await databaseHash(db)

  const result = await run(...args.map(named))

  expect(result).toEqual({ code: 1, printed: named(line) })
  expect(await databaseHash(db)).toBe(before)
})
