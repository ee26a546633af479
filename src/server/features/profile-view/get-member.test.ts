import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { getMember } from '#contract/members.ts'
import { changeSettings } from '#server/features/settings/settings.ts'
import { testApp } from '#test/app.ts'
import { caller } from '#test/caller.ts'
import { freshDatabase } from '#test/database.ts'
import { loggedIn } from '#test/logged-in.ts'
import { makeMember, makePhoto, makeSite } from '#test/make.ts'
import { lastActive } from './shown-fields.ts'

const NOW = new Date('2026-03-15T12:00:00Z')
const HOUR = 60 * 60 * 1000
const UTRECHT = { country: 'NL', region: 'UT', city: 'Utrecht' } as const
const AMSTERDAM = { country: 'NL', region: 'NH', city: 'Amsterdam' } as const

const { db } = await freshDatabase()
const site = await makeSite(db)
const elsewhere = await makeSite(db)
const plain = await siteWith({ visible_profile_fields: [], visible_profile_notes: [] })
const small = await makeSite(db)
const sites = {
  'yes, none': await siteWith({ logged_out_search_trafficsource: 'none' }),
  'no, all': await siteWith({ logged_out_search: 'no' }),
}
const app = await testApp(db, { clock: () => NOW })

async function siteWith(settings: Parameters<typeof changeSettings>[2]) {
  const made = await makeSite(db)
  await changeSettings(db, made.id, settings)
  return made
}

async function aMember(changes: Parameters<typeof makeMember>[2] = {}) {
  const member = await makeMember(db, site.id, { last_active_at: NOW, ...changes })
  const { call } = await loggedIn(app, member.id)
  return { ...member, open: (profile_id: string) => call(getMember, { profile_id }) }
}

function aVisitor(siteHost = 'localhost', cookie: Record<string, string> = {}) {
  const { call, cookies } = caller(app, { host: siteHost })
  for (const [name, value] of Object.entries(cookie)) cookies.set(name, value)
  return (profile_id: string) => call(getMember, { profile_id })
}

async function like(from: { id: string }, to: { id: string }) {
  const row = { from_id: from.id, to_id: to.id, created_at: NOW }
  await db.insertInto('member_like').values(row).execute()
}

test('a profile tells what the member tells, what is between the two, and no birthday [PRO-1] [P6]', async () => {
  const me = await aMember({ ...AMSTERDAM, interests: ['wine', 'reading', 'yoga'] })
  const noor = await aMember({
    ...UTRECHT,
    name: 'Noor',
    date_of_birth: '1990-03-16',
    sexuality: 'bi',
    about: ' Ik kook. Jij kiest de muziek. ',
    hair_color: 'red',
    tattoos: 'one',
    interests: ['reading', 'cooking', 'wine'],
    last_active_at: new Date(NOW.getTime() - 20 * HOUR),
  })
  await like(noor, me)

  const { body } = await me.open(noor.id)

  expect(body.member).toMatchObject({
    id: noor.id,
    name: 'Noor',
    age: 35,
    fictional_icon: false,
    is_online: false,
    last_active: 'yesterday',
    gender: 'female',
    seeks: 'male',
    sexuality: 'bi',
    region: { code: 'UT', name: 'Utrecht' },
    city: 'Utrecht',
    about: 'Ik kook. Jij kiest de muziek.',
    hair_color: 'red',
    eye_color: null,
    tattoos: 'one',
    interests: ['reading', 'cooking', 'wine'],
    shared_interests: ['reading', 'wine'],
    likes_me: true,
    is_liked: false,
    is_match: false,
  })
  expect(body.member.distance_km).toBeGreaterThan(25)
  expect(JSON.stringify(body)).not.toContain('1990-03-16')
})

test('a profile tells what a member is after, what of it the viewer is after, too, where the line is, and what they say to prompts [WAN-1] [WAN-2]', async () => {
  const me = await aMember({ looks_for: ['chat', 'affair'] })
  const noor = await aMember({
    looks_for: ['dates', 'affair'],
    relationship_style: 'open',
    boundaries: ['no_nudes'],
    prompts: JSON.stringify([{ prompt: 'laugh', answer: 'Om mezelf.' }]),
  })

  const { body } = await me.open(noor.id)

  expect(body.member).toMatchObject({
    looks_for: ['dates', 'affair'],
    shared_looks_for: ['affair'],
    relationship_style: 'open',
    boundaries: ['no_nudes'],
    prompts: [{ prompt: 'laugh', answer: 'Om mezelf.' }],
  })
})

test('the age is right to the day [PRO-1]', async () => {
  const me = await aMember()
  const today = await aMember({ date_of_birth: '1990-03-15' })
  const tomorrow = await aMember({ date_of_birth: '1990-03-16' })

  const ages = await Promise.all(
    [today, tomorrow].map(async ({ id }) => (await me.open(id)).body.member.age),
  )

  expect(ages).toEqual([36, 35])
})

test('two who like each other are a match on both profiles [PRO-1] [LIK-1]', async () => {
  const [noor, sem] = [await aMember(), await aMember()]
  await like(noor, sem)
  await like(sem, noor)

  const seen = [await noor.open(sem.id), await sem.open(noor.id)]

  for (const { body } of seen)
    expect(body.member).toMatchObject({ is_liked: true, likes_me: true, is_match: true })
})

test('fields and notes that the site does not show are not in the answer [PRO-1] [SITE-3]', async () => {
  const noor = await makeMember(db, plain.id, {
    ...UTRECHT,
    sexuality: 'bi',
    about: 'Ik kook.',
    hair_color: 'red',
    interests: ['wine'],
  })
  const open = aVisitor(plain.domain)

  const { body } = await open(noor.id)

  expect(body.member).toMatchObject({
    gender: null,
    sexuality: null,
    region: null,
    city: '',
    country: '',
    about: null,
    about_line: null,
    hair_color: null,
    interests: [],
    shared_interests: [],
    last_active: null,
    distance_km: null,
  })
})

test('a fictional profile is marked, and tells neither when it was here nor how far it is [PRO-2] [P9]', async () => {
  const me = await aMember(AMSTERDAM)
  const fictional = await aMember({ ...UTRECHT, is_fictional: true })

  const { body } = await me.open(fictional.id)

  expect(body.member).toMatchObject({
    fictional_icon: true,
    is_online: false,
    last_active: null,
    distance_km: null,
  })
})

test.each([
  ['2026-03-15T11:56:00Z', 'online'],
  ['2026-03-15T11:00:00Z', 'today'],
  ['2026-03-14T23:30:00Z', 'today'],
  ['2026-03-14T22:30:00Z', 'yesterday'],
  ['2026-03-12T12:00:00Z', 'this_week'],
  ['2026-03-01T12:00:00Z', 'this_month'],
  ['2026-01-01T12:00:00Z', 'longer_ago'],
])('somebody who was here at %s was last here %s, by the days of the site [PRO-1]', (at, told) => {
  expect(lastActive(new Date(at), { now: NOW, timeZone: 'Europe/Amsterdam' })).toBe(told)
})

test('visitors see the main photo, free members one more, premium members all [PHO-3]', async () => {
  const noor = await aMember()
  const names = [0, 1, 2].map((position) => makePhoto(db, noor.id, position))
  const [main, second, third] = await Promise.all(names)
  const free = await aMember()
  const premium = await aMember({ paid_user: true })
  const visitor = aVisitor()

  const seen = [await visitor(noor.id), await free.open(noor.id), await premium.open(noor.id)]

  expect(seen.map(({ body }) => body.member.photos.map((photo) => photo.is_locked))).toEqual([
    [false, true, true],
    [false, false, true],
    [false, false, false],
  ])
  expect(seen.map(({ body }) => body.member.num_photos)).toEqual([3, 3, 3])
  expect(JSON.stringify(seen[0]!.body)).toContain(main)
  for (const name of [second!, third!]) expect(JSON.stringify(seen[0]!.body)).not.toContain(name)
  expect(JSON.stringify(seen[1]!.body)).not.toContain(third)
  expect(JSON.stringify(seen[2]!.body)).toContain(third)
})

test('whoever may not be seen is answered like nobody [P2] [ACC-4] [ACC-5]', async () => {
  const me = await aMember()
  const [blocker, blocked] = [await aMember(), await aMember()]
  await db.insertInto('block').values({ blocker_id: blocker.id, blocked_id: me.id }).execute()
  await db.insertInto('block').values({ blocker_id: me.id, blocked_id: blocked.id }).execute()
  const hidden = [
    blocker,
    blocked,
    me,
    await makeMember(db, site.id, { is_invisible: true }),
    await makeMember(db, site.id, { status: 'deleted' }),
    await makeMember(db, site.id, { status: 'banned' }),
    await makeMember(db, site.id, { status: 'not_confirmed' }),
    await makeMember(db, elsewhere.id),
    { id: randomUUID() },
  ]

  const answers = await Promise.all(hidden.map(({ id }) => me.open(id)))

  expect(answers.map(({ body }) => body)).toEqual(
    hidden.map(() => ({ error: { code: 'NOT_FOUND' }, request_id: expect.any(String) as string })),
  )
})

test.each([
  ['yes, none', false, 200],
  ['yes, none', true, 'LOGIN_REQUIRED'],
  ['no, all', true, 200],
  ['no, all', false, 'LOGIN_REQUIRED'],
] as const)(
  'with logged_out_search and logged_out_search_trafficsource %s, a visitor (sent by somebody: %s) gets %s [PRO-3] [SEA-3]',
  async (rules, isSent, outcome) => {
    const { id } = await makeMember(db, sites[rules].id)
    const source = encodeURIComponent(JSON.stringify({ network: 'ads' }))
    const open = aVisitor(sites[rules].domain, isSent ? { source } : {})

    const answers = [await open(id), await open(randomUUID())]

    expect(answers.map((answer) => answer.outcome)).toEqual([
      outcome,
      outcome === 200 ? 'NOT_FOUND' : outcome,
    ])
  },
)

test('related profiles are like this one: same gender, country and age, with a photo; the region, real people and interests first [PRO-1]', async () => {
  const world = { ...UTRECHT, hasPhoto: true, date_of_birth: '1990-05-17', interests: ['wine'] }
  const make = (changes: Parameters<typeof makeMember>[2]) =>
    makeMember(db, small.id, { ...world, last_active_at: NOW, ...changes })
  const noor = await make({ name: 'Noor', interests: ['wine', 'yoga'] })
  await make({ name: 'in the region, two shared', interests: ['wine', 'yoga'] })
  await make({ name: 'in the region, none shared', interests: [] })
  await make({ name: 'fictional in the region', interests: ['wine', 'yoga'], is_fictional: true })
  await make({ ...AMSTERDAM, name: 'elsewhere, shared' })
  await make({ name: 'a man', gender: 'male' })
  await make({ name: 'in Belgium', country: 'BE' })
  await make({ name: 'much older', date_of_birth: '1970-05-17' })
  await make({ name: 'without a photo', hasPhoto: false })
  await make({ name: 'invisible', is_invisible: true })
  const open = aVisitor(small.domain)

  const { body } = await open(noor.id)

  expect(body.related.map(({ name }) => name)).toEqual([
    'in the region, two shared',
    'in the region, none shared',
    'fictional in the region',
    'elsewhere, shared',
  ])
  expect(body.related.map((tile) => tile.fictional_icon)).toEqual([false, false, true, false])
})
