import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { transact } from '#server/db/connect.ts'
import { eraseMember } from '#server/features/leaving/erase-members.ts'
import { freshDatabase } from '#test/database.ts'
import { makeConversation, makeMember, makeSite } from '#test/make.ts'
import { makeOrder } from '#test/make-order.ts'
import { rounds } from '#test/rounds.ts'
import { straightFigures } from '#test/straight-figures.ts'
import { countDay } from './count-day.ts'
import { rebuildFigures, refreshFigures } from './count-figures.ts'

const { db } = await freshDatabase()
const HOUR_MS = 60 * 60 * 1000
// The night in which clocks go forward in Europe is among these days, and that in America.
const BEGIN = Date.parse('2026-03-25T00:00:00Z')
const DAYS = rounds({ landing: 6, night: 34 })
const ZONES = ['Europe/Amsterdam', 'America/New_York', 'Pacific/Auckland']
const sites: Awaited<ReturnType<typeof makeSite>>[] = []
for (const zone of ZONES)
  sites.push(await makeSite(db, { settings: JSON.stringify({ time_zone: zone }) }))

type Chance = ReturnType<typeof chanceOf>

/** The same numbers for the same seed. */
function chanceOf(seed: number) {
  let state = seed
  const next = () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
  return {
    below: (limit: number) => Math.floor(next() * limit),
    isOnce: (share: number) => next() < share,
    of: <T>(all: readonly T[]) => all[Math.floor(next() * all.length)]!,
  }
}

const LANDERS = [null, 'landers-gallery/milfnl', 'landers-video', 'nonsense/x']
const NETWORKS = [null, 'google', 'partner-14']

/** Somebody who came at some time, and did some of what members do. */
async function aLife(chance: Chance) {
  const site = chance.of(sites)
  const signupAt = BEGIN + chance.below(DAYS * 24) * HOUR_MS + chance.below(60) * 60_000
  const later = () =>
    new Date(signupAt + chance.below(rounds({ landing: 3, night: 20 }) * 24 * 60) * 60_000)
  const network = chance.of(NETWORKS)
  const member = await makeMember(db, site.id, {
    signup_at: new Date(signupAt),
    activated_at: chance.isOnce(0.8) ? later() : null,
    is_fictional: chance.isOnce(0.1),
    lander: chance.of(LANDERS),
    traffic_source: network && JSON.stringify({ network }),
    country: chance.of(['NL', 'DE']),
    device: chance.of(['phone', 'desktop']),
  })
  if (!member.is_fictional) await purchases(chance, member, later)
  if (chance.isOnce(0.6)) await messages(chance, member, later)
  return member
}

type Member = Awaited<ReturnType<typeof makeMember>>

async function purchases(chance: Chance, member: Member, later: () => Date) {
  for (let nth = chance.below(3); nth > 0; nth -= 1) {
    const at = later()
    const status = chance.of(['completed', 'completed', 'charged_back', 'failed'])
    const refunded = chance.isOnce(0.3) && status !== 'failed' ? 1000 : 0
    const order = await makeOrder(db, member, {
      status,
      created_at: at,
      currency: chance.of(['EUR', 'EUR', 'SEK']),
      vat_rate: chance.of([2100, 1900, 2550]),
      total_minor: 1995 + chance.below(3000),
      refunded_minor: refunded,
      charged_back_at: status === 'charged_back' ? later() : null,
    })
    if (refunded > 0)
      await db
        .insertInto('order_refund')
        .values({
          order_id: order.id,
          key: randomUUID(),
          amount_minor: refunded,
          credits: 5,
          status: 'done',
          created_at: later(),
        })
        .execute()
    if (status !== 'failed') await moved(member, 75, 'purchase', at)
    if (chance.isOnce(0.7)) await moved(member, -4, 'message', later())
  }
}

async function moved(member: Member, amount: number, reason: string, at: Date) {
  const entry = { transfer_id: randomUUID(), reason, reference: randomUUID(), created_at: at }
  const { id } = await db
    .selectFrom('credit_account')
    .select('id')
    .where('kind', '=', 'spent')
    .where('site_id', '=', member.site_id)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('credit_entry')
    .values([
      { ...entry, account_id: member.credit_account_id, amount },
      { ...entry, account_id: id, amount: -amount },
    ])
    .execute()
}

async function messages(chance: Chance, member: Member, later: () => Date) {
  const other = await makeMember(db, member.site_id, { signup_at: later(), country: 'NL' })
  const lines = Array.from({ length: 1 + chance.below(3) }, () => ({
    from: chance.of([member, other]),
    created_at: later(),
  }))
  await makeConversation(db, member, other, lines)
}

async function visits(chance: Chance) {
  const row = {
    site_id: chance.of(sites).id,
    day: new Date(BEGIN + chance.below(DAYS) * 24 * HOUR_MS).toISOString().slice(0, 10),
    page: chance.of(['index', 'landers-gallery/milfnl']),
    network: chance.of(['', 'google']),
    country: chance.of(['', 'NL', 'DE']),
    device: chance.of(['phone', 'desktop']),
  }
  const none = { ref: randomUUID(), sub1: '', sub2: '', sub3: '', watched: 0, bounces: 0 }
  await db
    .insertInto('traffic_day')
    .values({ ...row, ...none, visits: 1 + chance.below(9) })
    .execute()
}

/** The same out of the figures, but for what is none. */
async function counts(): Promise<Map<string, number>> {
  const counted = new Map<string, number>()
  const add = (
    { site_id: id, cut, day, page, network, country, device, ...rest }: Record<string, unknown>,
    suffix = '',
  ) => {
    for (const [what, number] of Object.entries(rest))
      if (what !== 'currency' && what !== 'vat' && Number(number) !== 0)
        counted.set(
          [what + suffix, id, cut, day, page, network, country, device].join('|'),
          Number(number),
        )
  }
  for (const row of await db.selectFrom('figure_day').selectAll().execute()) add(row)
  for (const row of await db.selectFrom('figure_money').selectAll().execute())
    add(row, ` ${row.currency}`)
  return counted
}

async function straightCohorts(): Promise<Map<string, number>> {
  const { rows } = await sql<{ site_id: string; week: string; after: number; people: number }>`
    with person as (
      select id, site_id, date_trunc('week', signup_at at time zone zone_of(site_id))::date as week
      from member where not is_fictional)
    select site_id, week::text, 0 as after, count(*)::int as people from person group by 1, 2
    union all
    select site_id, week::text, (starts - week) / 7, count(*)::int from person join member_seen on member_id = id
    where span = 'week' and starts > week group by 1, 2, 3`.execute(db)
  return new Map(rows.map((row) => [`${row.site_id} ${row.week} ${row.after}`, row.people]))
}

async function cohorts(): Promise<Map<string, number>> {
  const rows = await db.selectFrom('figure_cohort').selectAll().execute()
  return new Map(rows.map((row) => [`${row.site_id} ${row.week} ${row.after}`, row.people]))
}

test.each(rounds({ landing: [7], night: [1, 2, 3, 4, 5, 6] }))(
  'each figure is a straight count of what happened, whenever it is counted and whoever is erased, in world %i [OFF-14]',
  async (seed) => {
    const chance = chanceOf(seed)
    // As if nothing was ever counted: the worlds before it are part of this one.
    await db.deleteFrom('figure_state').execute()
    const clock = (day: number) => new Date(BEGIN + day * 24 * HOUR_MS)
    const lives: Member[] = []
    for (let nth = 0; nth < rounds({ landing: 24, night: 40 }); nth += 1) {
      lives.push(await aLife(chance))
      await visits(chance)
    }
    await refreshFigures(db, clock(DAYS + rounds({ landing: 4, night: 21 })))
    for (const member of lives.slice(0, 12)) {
      await db
        .updateTable('member')
        .set({ last_active_at: clock(chance.below(DAYS) + rounds({ landing: 4, night: 21 })) })
        .where('id', '=', member.id)
        .execute()
      if (chance.isOnce(0.4))
        await eraseMember(db, {
          memberId: member.id,
          now: clock(DAYS + rounds({ landing: 4, night: 21 })),
          deletedBy: null,
        })
    }

    await refreshFigures(db, clock(DAYS + rounds({ landing: 5, night: 22 })))
    const refreshed = await counts()
    const expected = await straightFigures(
      db,
      new Map(sites.map(({ id }, nth) => [id, ZONES[nth]!])),
    )
    expect(sorted(refreshed)).toEqual(sorted(expected))
    await rebuildFigures(db, { now: clock(DAYS + rounds({ landing: 5, night: 22 })) })

    expect(sorted(await counts())).toEqual(sorted(expected))
    expect(sorted(await cohorts())).toEqual(sorted(await straightCohorts()))
    expect(expected.size).toBeGreaterThan(300)
  },
)

function sorted(counted: Map<string, number>) {
  return Object.fromEntries([...counted].toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

async function countDays(siteId: string, ...days: string[]) {
  const places = [{ siteId, zone: 'Europe/Amsterdam' }]
  for (const day of days) await transact(db, (tx) => countDay(tx, { places, day }))
}

test('money that went back is no revenue, on the day on which it did and without its VAT [OFF-14]', async () => {
  const site = await makeSite(db)
  const member = await makeMember(db, site.id, { signup_at: new Date('2026-02-01T12:00:00Z') })
  const paidOn = (day: string) => new Date(`2026-02-0${day}T12:00:00Z`)
  const bought = { total_minor: 12_100, price_minor: 12_100, vat_rate: 2100 }
  const order = await makeOrder(db, member, {
    ...bought,
    created_at: paidOn('2'),
    refunded_minor: 2420,
  })
  await makeOrder(db, member, {
    ...bought,
    created_at: paidOn('2'),
    status: 'charged_back',
    charged_back_at: paidOn('4'),
  })
  await db
    .insertInto('order_refund')
    .values({
      order_id: order.id,
      key: 'x',
      amount_minor: 2420,
      credits: 1,
      status: 'asked',
      created_at: paidOn('3'),
    })
    .execute()

  await countDays(site.id, '2026-02-02', '2026-02-03', '2026-02-04')

  const rows = await db
    .selectFrom('figure_money')
    .select(['day', 'paid', 'refunded', 'charged_back', 'vat'])
    .where('site_id', '=', site.id)
    .where('cut', '=', 15)
    .orderBy('day')
    .execute()
  expect(rows).toEqual([
    { day: '2026-02-02', paid: 20_000, refunded: 0, charged_back: 0, vat: 4200 },
    { day: '2026-02-03', paid: 0, refunded: 2000, charged_back: 0, vat: -420 },
    { day: '2026-02-04', paid: 0, refunded: 0, charged_back: 10_000, vat: -2100 },
  ])
})

test.each([
  ['2026-03-27T12:00:00Z', '2026-03-28T22:59:59.999Z', ['2026-03-27', '2026-03-28']],
  ['2026-03-28T23:00:00Z', '2026-03-29T21:59:59.999Z', ['2026-03-29', '2026-03-29']],
  ['2026-10-24T22:00:00Z', '2026-10-25T22:59:59.999Z', ['2026-10-25', '2026-10-25']],
  ['2026-10-25T22:59:59.999Z', '2026-10-25T23:00:00Z', ['2026-10-25', '2026-10-26']],
])(
  'a day is that of the site, also in the nights in which clocks change: %s and %s [OFF-14]',
  async (one, other, days) => {
    const site = await makeSite(db, { settings: JSON.stringify({ time_zone: 'Europe/Amsterdam' }) })
    for (const at of [one, other]) await makeMember(db, site.id, { signup_at: new Date(at) })

    await countDays(site.id, ...new Set(days))

    const rows = await db
      .selectFrom('figure_day')
      .select(['day', 'signups'])
      .where('site_id', '=', site.id)
      .where('cut', '=', 15)
      .orderBy('day')
      .execute()
    expect(rows.flatMap(({ day, signups }) => Array.from({ length: signups }, () => day))).toEqual(
      days,
    )
  },
)
