import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { hidePage } from '#contract/notifications.ts'
import type { Db } from '#server/db/connect.ts'
import { openLog } from '#server/kernel/log.ts'
import { CLIENT, testApp } from '#test/app.ts'
import { stubPages } from '#test/contract/stub-pages.ts'
import { freshDatabase } from '#test/database.ts'
import { holdIntervals } from '#test/held-time.ts'
import { cookieOf, makeMember, makeSite } from '#test/make.ts'
import { MOST_ROWS, openTraffic, writeCounts } from './open-traffic.ts'

const BROWSER = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36' }
// Midnight is over in Amsterdam, and not yet in Greenwich.
const NOW = new Date('2026-03-01T23:30:00Z')
const TODAY = '2026-03-02'

// What is counted is written once a second: here when the test says so.
const time = holdIntervals()

const { db, ownerDb } = await freshDatabase()
const site = await makeSite(db)

/** An application that can be looked at, and that is closed to see what it counted for a network of its own. */
async function anApp(status = 200) {
  const app = await testApp(db, {
    clock: () => NOW,
    pages: { ...stubPages(), render: async () => ({ status, html: '<!doctype html>' }) },
  })
  const network = randomUUID()
  const get = (
    path: string,
    headers: Record<string, string> = {},
    method: 'GET' | 'HEAD' = 'GET',
  ) =>
    app.fastify.inject({
      method,
      url: `${path}${path.includes('?') ? '&' : '?'}network=${network}`,
      headers: { host: 'localhost', ...BROWSER, ...headers },
    })
  const leave = (input: object, headers: Record<string, string> = {}, query = 'lb=1') =>
    app.fastify.inject({
      method: 'POST',
      url: `${hidePage.path}?${query}&network=${network}`,
      headers: { ...CLIENT, ...BROWSER, ...headers },
      payload: input,
    })
  const counted = async () => {
    await app.fastify.close()
    return rowsOf(network)
  }
  return { get, leave, counted, network }
}

function rowsOf(network: string) {
  return db
    .selectFrom('traffic_day')
    .select(['day', 'page', 'ref', 'sub1', 'sub2', 'sub3', 'visits', 'watched', 'bounces'])
    .where('network', '=', network)
    .orderBy('page')
    .execute()
}

const ONE = { day: TODAY, ref: '', sub1: '', sub2: '', sub3: '', visits: 1, watched: 0, bounces: 0 }

test('a view is counted for the day of the site, the page and who sent the visitor [LAN-2]', async () => {
  const { get, counted } = await anApp()

  await get('/landers/gallery/milfnl?ref=7&sub1=a&sub3=c&lb=1')
  await get('/landers/gallery/nonsense')
  await get(`/members/${randomUUID()}/landing2/gayde`)
  await get('/')

  expect(await counted()).toEqual([
    { ...ONE, page: 'index' },
    { ...ONE, page: 'landers-gallery' },
    { ...ONE, page: 'landers-gallery/milfnl', ref: '7', sub1: 'a', sub3: 'c', watched: 1 },
    { ...ONE, page: 'members-id-landing2/gayde' },
  ])
})

test('whom the browser kept counts where the address names nobody [LAN-2]', async () => {
  const { network, counted, get } = await anApp()
  const kept = encodeURIComponent(JSON.stringify({ network, ref: 'kept' }))

  // The last address counts for no source: an empty name is no name.
  await get('/landers/video?network=', { cookie: `source=${kept}` })

  expect(await counted()).toEqual([{ ...ONE, page: 'landers-video', ref: 'kept' }])
})

test('who is no visitor, or sees no such page, is not counted [LAN-2]', async () => {
  const { get, counted } = await anApp()
  const member = await makeMember(db, site.id)

  await get('/', { cookie: await cookieOf(db, member.id) })
  await get('/', {}, 'HEAD')
  await get('/', { 'sec-purpose': 'prefetch;prerender' })
  await get('/', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' })
  await get('/', { 'user-agent': '' })
  await get('/pricing')
  await get('/Landers/Gallery')

  expect(await counted()).toEqual([])
})

test.each([302, 404, 500])('a page that answers %i is not counted [LAN-2]', async (status) => {
  const { get, counted } = await anApp(status)

  await get('/landers/gallery')

  expect(await counted()).toEqual([])
})

test('of fifty views at once fifty are counted, in two processes as well [LAN-2]', async () => {
  const [one, other] = [await anApp(), await anApp()]
  const source = { cookie: `source=${encodeURIComponent(JSON.stringify({ network: 'race' }))}` }

  await Promise.all(
    Array.from({ length: 50 }, (_, at) =>
      [one, other][at % 2]!.get('/landers/gallery?network=', source),
    ),
  )
  await Promise.all([one.counted(), other.counted()])

  expect(await rowsOf('race')).toEqual([{ ...ONE, page: 'landers-gallery', visits: 50 }])
})

test('a page does not wait for its view to be written, and fails for no reason of it [LAN-2]', async () => {
  const { get, counted } = await anApp()
  const statuses = await ownerDb.transaction().execute(async (tx) => {
    await sql`lock table traffic_day in access exclusive mode`.execute(tx)
    const answers = [await get('/'), await get('/')]
    return answers.map(({ statusCode }) => statusCode)
  })

  expect(statuses).toEqual([200, 200])
  expect(await counted()).toMatchObject([{ page: 'index', visits: 2 }])
})

test('what waits is written after a second, or when the database is back [LAN-2]', async () => {
  const state = { attempts: 0 }
  const transaction = () => {
    state.attempts += 1
    if (state.attempts === 1) throw Object.assign(new Error('away'), { code: 'ECONNREFUSED' })
    return db.transaction()
  }
  const traffic = openTraffic({ transaction } as Db, openLog('silent'))
  const source = { network: 'shaky' }
  const where = { country: '', device: 'phone' }

  traffic.countView({
    siteId: site.id,
    day: TODAY,
    page: 'index',
    source,
    ...where,
    isWatched: true,
  })
  time.pass(1_000)
  await expect.poll(() => state.attempts).toBe(1)
  time.pass(1_000)
  await expect.poll(() => rowsOf('shaky')).not.toEqual([])
  await traffic.close()

  expect(await rowsOf('shaky')).toEqual([{ ...ONE, page: 'index', watched: 1 }])
  expect(state.attempts).toBe(2)
})

test('whoever makes sources up fills their share of a day, and the rest counts as other [LAN-2]', async () => {
  const { id: siteId } = await makeSite(db)
  const row = { site_id: siteId, day: TODAY, page: 'index', visits: 1, watched: 0, bounces: 0 }
  const parts = { ref: '', sub1: '', sub2: '', sub3: '', country: '', device: '' }
  const known = { ...row, ...parts, network: 'known' }
  const made = (name: string) =>
    Array.from({ length: MOST_ROWS }, (_, at) => ({ ...row, ...parts, network: `${name}${at}` }))

  await writeCounts(db, [known])
  await Promise.all([
    writeCounts(db, made('a')),
    writeCounts(
      db,
      made('b').map((each) => ({ ...each, network: 'other', ref: each.network })),
    ),
  ])
  await writeCounts(db, [known, { ...row, ...parts, network: '' }])

  const rows = await db
    .selectFrom('traffic_day')
    .selectAll()
    .where('site_id', '=', siteId)
    .execute()
  const visitsOf = (network: string) =>
    rows.find((each) => each.network === network && each.ref === '')?.visits
  expect(rows).toHaveLength(MOST_ROWS + 2)
  expect(rows.reduce((sum, { visits }) => sum + visits, 0)).toBe(2 * MOST_ROWS + 3)
  expect([visitsOf('known'), visitsOf(''), visitsOf('other')]).toEqual([2, 1, MOST_ROWS + 1])
})

test('a page that a visitor left at once is a bounce, where the address asks for it [LIV-3]', async () => {
  const { get, leave, counted } = await anApp()
  const member = await makeMember(db, site.id)
  const path = '/landers/gallery/nl'

  await get(`${path}?lb=1`)
  await leave({ path })
  await leave({ path }, {}, 'x=1')
  await leave({ path, is_shown: true })
  await leave({ path }, { cookie: await cookieOf(db, member.id) })
  await leave({ path }, { 'user-agent': 'curl/8' })
  await leave({})
  await leave({ path: '/pricing' })
  await leave({ path: '/landers/gallery/x/../../<b>' })

  expect(await counted()).toEqual([{ ...ONE, page: 'landers-gallery/nl', watched: 1, bounces: 1 }])
})

test.each([
  { path: 7 },
  { path: '/'.repeat(201) },
  { page: '/' },
  { vitals: { lcp: -1 } },
  { vitals: { lcp: 1e9 } },
  { vitals: { cls: 'much' } },
  { vitals: { inp: 1, who: 'me' } },
])('%j is refused and counts nothing [LIV-3]', async (input) => {
  const { leave, counted } = await anApp()

  const { statusCode } = await leave({ path: '/', ...input })

  expect([statusCode, await counted()]).toEqual([400, []])
})
