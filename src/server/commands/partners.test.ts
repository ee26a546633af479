import { expect, test } from 'vitest'
import { addSite } from '#server/features/settings/settings.ts'
import { sha256 } from '#server/kernel/secrets.ts'
import { freshDatabase } from '#test/database.ts'
import { databaseHash } from '#test/database-hash.ts'
import { runPartners } from './partners.ts'

const NOW = new Date('2026-03-01T12:00:00Z')

const { db } = await freshDatabase()

function aSite() {
  return addSite(db, `${crypto.randomUUID()}.example`)
}

async function run(...args: string[]) {
  const lines: string[] = []
  const code = await runPartners(args, { db, print: (line) => void lines.push(line), now: NOW })
  return { code, printed: lines.join('\n') }
}

test('the help names every command, and without one nothing is done [OPR-0]', async () => {
  const help = await run('--help')

  expect(help.code).toBe(0)
  for (const command of ['list', 'add', 'end'])
    expect(help.printed).toContain(`npm run partners -- ${command}`)
  expect((await run()).code).toBe(1)
})

test('a partner is added with a key that is shown once and stored as a hash [OPR-0] [SGN-7]', async () => {
  const { domain, id } = await aSite()

  const { code, printed } = await run('add', domain, 'Warm', 'Traffic')

  const [line, key] = printed.split('\n')
  const stored = await db.selectFrom('partner').selectAll().where('site_id', '=', id).execute()
  expect([code, line]).toEqual([
    0,
    'Warm Traffic is a partner now. Their key, which is shown this once:',
  ])
  expect(key).toMatch(/^vp_[\w-]{43}$/)
  expect(stored).toMatchObject([{ name: 'Warm Traffic', key_hash: sha256(key!), ended_at: null }])
  expect(JSON.stringify(stored)).not.toContain(key)
})

test('partners are listed, ended whatever the case, and can be added anew [OPR-0]', async () => {
  const { domain } = await aSite()

  expect((await run('list', domain)).printed).toBe(`${domain} has no partners`)
  await run('add', domain, 'Warm')
  const ended = await run('end', domain, 'WARM')
  await run('add', domain, 'Warm')

  expect(ended).toEqual({ code: 0, printed: 'the key of WARM works no more' })
  const listed = (await run('list', domain)).printed.split('\n')
  expect(listed.toSorted()).toEqual(['Warm (2026-03-01 to 2026-03-01)', 'Warm (since 2026-03-01)'])
})

test('of many who add one partner at once one does [OPR-0]', async () => {
  const { domain } = await aSite()

  const added = await Promise.all(Array.from({ length: 10 }, () => run('add', domain, 'Warm')))

  expect(added.filter(({ code }) => code === 0)).toHaveLength(1)
  expect(added.find(({ code }) => code === 1)?.printed).toBe(`${domain} has a partner Warm already`)
})

test.each([
  [['fly'], 'there is no command fly, only list, add, end; see npm run partners -- --help'],
  [['list'], 'which site? Give its domain; npm run site -- list shows them'],
  [['add', 'SITE'], 'add needs the name of the partner'],
  [['add', 'SITE', ' '], 'add needs the name of the partner'],
  [['add', 'SITE', 'x'.repeat(81)], 'a name has at most 80 characters'],
  [['end', 'SITE'], 'end needs the name of the partner'],
  [['end', 'SITE', 'Warm'], 'SITE has no partner Warm'],
])('%j fails with a clear error and changes nothing [OPR-0]', async (args, error) => {
  const { domain } = await aSite()
  const named = (text: string) => text.replace('SITE', domain)
  const before = await databaseHash(db)

  const { code, printed } = await run(...args.map(named))

  expect([code, printed]).toEqual([1, named(error)])
  expect(await databaseHash(db)).toBe(before)
})
