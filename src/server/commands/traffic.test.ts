import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { type Counts, writeCounts } from '#server/features/traffic/open-traffic.ts'
import { eraseMember } from '#server/features/leaving/erase-members.ts'
import { addSite, changeSettings } from '#server/features/settings/settings.ts'
import { freshDatabase } from '#test/database.ts'
import { databaseHash } from '#test/database-hash.ts'
import { makeMember } from '#test/make.ts'
import { makeOrder } from '#test/make-order.ts'
import { runTraffic } from './traffic.ts'

const NOW = new Date('2026-03-01T12:00:00Z')
const DAY = '2026-02-10'
const AT = new Date(`${DAY}T12:00:00Z`)

const { db } = await freshDatabase()

async function run(...args: string[]) {
  const lines: string[] = []
  const code = await runTraffic(args, { db, print: (line) => void lines.push(line), now: NOW })
  return { code, printed: lines.join('\n') }
}

/** A site of its own, on which things can happen. */
async function aSite() {
  const { id, domain } = await addSite(db, `${randomUUID().slice(0, 8)}.example`)
  const NONE = {
    network: '',
    ref: '',
    sub1: '',
    sub2: '',
    sub3: '',
    country: '',
    device: '',
    watched: 0,
    bounces: 0,
  }
  const seen = (page: string, visits: number, changes: Partial<Counts> = {}) =>
    writeCounts(db, [{ ...NONE, site_id: id, day: DAY, page, visits, ...changes }])
  const joined = (source: object | null, changes: Parameters<typeof makeMember>[2] = {}) =>
    makeMember(db, id, {
      traffic_source: source && JSON.stringify(source),
      signup_at: AT,
      activated_at: AT,
      ...changes,
    })
  const csv = async (...args: string[]) => {
    const { printed } = await run('figures', '--site', domain, '--csv', ...args)
    const [titles = '', ...lines] = printed.split('\n')
    return { titles, lines: lines.map((line) => line.replace(`${domain},`, '')) }
  }
  return { id, domain, seen, joined, csv }
}

test('the help names every command, and without one nothing is done [OPR-0]', async () => {
  const help = await run('--help')

  expect(help.code).toBe(0)
  expect(help.printed).toContain('npm run traffic -- figures')
  expect(await run()).toEqual({ code: 1, printed: help.printed })
})

test('figures tell by source what became of visitors, in every currency [LAN-2] [OPR-0]', async () => {
  const { domain, seen, joined, csv } = await aSite()
  await seen('landers-gallery/nl', 30, { network: 'a', ref: '7', watched: 20, bounces: 5 })
  await seen('index', 10, { network: 'a', ref: '7' })
  await seen('index', 8)
  const source = { network: 'a', ref: '7' }
  const buyer = await joined(source)
  await makeOrder(db, buyer, { refunded_minor: 1000, created_at: NOW })
  await makeOrder(db, buyer, { currency: 'SEK', total_minor: 5000 })
  await makeOrder(db, await joined(source), { status: 'charged_back' })
  await makeOrder(db, await joined(source, { activated_at: null }), { status: 'failed' })
  await joined(null, { is_fictional: true })

  const { titles, lines } = await csv()

  expect(titles).toBe(
    'site,network,ref,sub1,sub2,sub3,visits,bounces,bounce_rate,signups,signup_rate,' +
      'activated,activation_rate,buyers,buyer_rate,revenue_EUR,revenue_SEK',
  )
  expect(lines).toEqual([
    'a,7,,,,40,5,0.2500,3,0.0750,2,0.6667,1,0.3333,49.95,50.00',
    ',,,,,8,0,,0,0.0000,0,,0,,0.00,0.00',
  ])
  expect((await run('figures', '--site', domain)).printed.split('\n')).toEqual([
    '2026-01-31 to 2026-03-01',
    expect.stringMatching(/^site +network +ref .*bounce rate .*revenue EUR +revenue SEK$/),
    expect.stringMatching(/ a +7 +40 +5 +25\.0% +3 +7\.5% +2 +66\.7% +1 +33\.3% +49\.95 +50\.00$/),
    expect.stringMatching(/^\S+ +8 +0 +– +0 +0\.0% +0 +– +0 +– +0\.00 +0\.00$/),
    expect.stringMatching(/^total +48 +5 +25\.0% +3 +6\.3% +2 +66\.7% +1 +33\.3% +49\.95 +50\.00$/),
  ])
})

test('figures can be told by landing page, or by both; what is no page of ours is other [LAN-2] [OPR-0]', async () => {
  const { seen, joined, csv } = await aSite()
  await seen('landers-gallery', 4, { network: 'a' })
  await seen('landers-gallery', 2, { network: 'b' })
  await seen('index', 3)
  await joined({ network: 'a' }, { lander: 'landers-gallery/nonsense' })
  await joined({ network: 'b' }, { lander: 'nowhere' })
  await joined(null)

  const byLander = (await csv('--by', 'lander')).lines
  const byBoth = (await csv('--by', 'both')).lines

  const visitsAndSignups = (line: string, names: number) => {
    const cells = line.split(',')
    return [...cells.slice(0, names), cells[names], cells[names + 3]].filter((cell) => cell !== '')
  }
  expect(byLander.map((line) => visitsAndSignups(line, 1))).toEqual([
    ['landers-gallery', '6', '1'],
    ['index', '3', '1'],
    ['other', '0', '1'],
  ])
  expect(byBoth.map((line) => visitsAndSignups(line, 6))).toEqual([
    ['landers-gallery', 'a', '4', '1'],
    ['index', '3', '1'],
    ['landers-gallery', 'b', '2', '0'],
    ['other', 'b', '0', '1'],
  ])
})

test('a period has whole days, in the time zone of the site [LAN-2] [OPR-0]', async () => {
  const { id, seen, joined, csv } = await aSite()
  await changeSettings(db, id, { time_zone: 'Pacific/Kiritimati' })
  for (const day of ['2026-02-09', '2026-02-10', '2026-02-11', '2026-02-12'])
    await seen('index', 1, { day })
  for (const time of ['09T09:59', '09T10:00', '11T09:59', '11T10:00'])
    await joined(null, { signup_at: new Date(`2026-02-${time}:59Z`) })

  const { lines } = await csv('--from', '2026-02-10', '--to', '2026-02-11')

  expect(lines).toEqual([expect.stringMatching(/^,,,,,2,0,,2,/)])
})

test('who was erased counts without a name, with what they paid [LAN-2] [OPR-0]', async () => {
  const { id, joined, csv } = await aSite()
  const member = await joined({ network: 'a' }, { credits: 5, signup_at: NOW })
  await makeOrder(db, member)
  await eraseMember(db, { memberId: member.id, now: NOW, deletedBy: null })

  // When they came stands in the ledger by its own clock, and on the site it may be tomorrow already.
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
  const { lines } = await csv('--from', '2026-01-01', '--to', tomorrow)

  expect(lines).toEqual(['(erased),,,,,0,0,,1,,0,,1,1.0000,59.95'])
  expect(await db.selectFrom('member').select('id').where('site_id', '=', id).execute()).toEqual([])
})

test('what others wrote into addresses is no formula, no new column and no code of a terminal [OPR-0]', async () => {
  const { seen, csv, domain } = await aSite()
  await seen('index', 1, {
    network: '=1+1',
    ref: '-2',
    sub1: 'a,"b"',
    sub2: '\u001B[2J',
    sub3: 'x;=HYPERLINK("http://evil")| +1',
  })

  const { lines } = await csv()

  expect(lines[0]).toMatch(
    /^'=1\+1,'-2,"a,""b""",\?\[2J,"x;'=HYPERLINK\(""http:\/\/evil""\)\| '\+1",1,/,
  )
  expect((await run('figures', '--site', domain)).printed).not.toContain('\u001B')
})

test('without a site all are told, each by its name, and nothing is said of an empty time [OPR-0]', async () => {
  const [one, other] = [await aSite(), await aSite()]
  await one.seen('index', 1)
  await other.seen('index', 2)

  const { printed } = await run('figures')
  const empty = await run('figures', '--from', '2020-01-01', '--to', '2020-01-31')

  expect(printed).toContain(one.domain)
  expect(printed).toContain(other.domain)
  expect(empty).toEqual({ code: 0, printed: 'no traffic from 2020-01-01 to 2020-01-31' })
})

test.each([
  [['fly'], 'there is no command fly, only figures; see npm run traffic -- --help'],
  [
    ['figures', '--site', 'nowhere.example'],
    'there is no site nowhere.example; npm run site -- list shows them',
  ],
  [['figures', '--from', '2026-02-30'], '--from must be a day such as 2026-01-31'],
  [['figures', '--to', 'today'], '--to must be a day such as 2026-01-31'],
  [
    ['figures', '--from', '2026-02-02', '--to', '2026-02-01'],
    '--from 2026-02-02 is after --to 2026-02-01',
  ],
  [['figures', '--by', 'hour'], '--by must be source, lander or both'],
  [['figures', '--all'], "Unknown option '--all'"],
])('%j fails with a clear error and changes nothing [OPR-0]', async (args, error) => {
  const before = await databaseHash(db)

  const { code, printed } = await run(...args)

  expect([code, printed]).toEqual([1, error])
  expect(await databaseHash(db)).toBe(before)
})
