import { expect, test } from 'vitest'
import { addSite, changeSettings } from '#server/features/settings/settings.ts'
import { CLIENT, testApp } from '#test/app.ts'
import { freshDatabase } from '#test/database.ts'
import { cookieOf, makeMember, makePhoto } from '#test/make.ts'

const { db } = await freshDatabase()
const NOW = new Date('2026-03-01T12:00:00Z')
const ago = (ms: number) => new Date(NOW.getTime() - ms)
const MINUTE = 60 * 1000
const DAY = 24 * 60 * MINUTE
const DUTCH = '198.51.100.1'
const BELGIAN = '198.51.100.2'
const BRAZILIAN = '198.51.100.3'
const COUNTRIES: Record<string, string> = { [DUTCH]: 'NL', [BELGIAN]: 'BE', [BRAZILIAN]: 'BR' }

const app = await testApp(db, { clock: () => NOW, countryOf: (ip) => COUNTRIES[ip] ?? null })

type Asked = { host: string; query?: string; cookie?: string; ip?: string }

async function online({ host, query = '', cookie = '', ip = DUTCH }: Asked) {
  const answer = await app.fastify.inject({
    url: `/api/online.php${query}`,
    headers: { ...CLIENT, host, cookie },
    remoteAddress: ip,
  })
  return answer.json()
}

/** A site of its own with members who were active just now. */
async function aSite() {
  const site = await addSite(db, `${crypto.randomUUID()}.example`)
  const join = (changes: Parameters<typeof makeMember>[2] = {}) =>
    makeMember(db, site.id, {
      last_active_at: NOW,
      hasPhoto: true,
      is_showcased: true,
      ...changes,
    })
  return { site, host: site.domain, join }
}

test('those who were active in the last five minutes are online, the latest first', async () => {
  const { host, join } = await aSite()
  const now = await join({ name: 'Now' })
  await join({ name: 'Just', last_active_at: ago(5 * MINUTE) })
  await join({ name: 'Gone', last_active_at: ago(5 * MINUTE + 1) })

  const { num_online, members } = await online({ host })

  expect(num_online).toBe(2)
  expect(members.map(({ name }: { name: string }) => name)).toEqual(['Now', 'Just'])
  expect(members[0]).toMatchObject({ id: now.id, is_online: true, fictional_icon: false })
})

test('a fictional profile is never online, in the list or in the number', async () => {
  const { host, join } = await aSite()
  await join()
  await join({ is_fictional: true })

  expect(await online({ host })).toMatchObject({
    num_online: 1,
    members: [{ fictional_icon: false }],
  })
})

test('who has no photo, or one that waits, counts but is not shown', async () => {
  const { host, join } = await aSite()
  await join({ hasPhoto: false })
  const waiting = await join({ hasPhoto: false })
  const filename = await makePhoto(db, waiting.id)
  await db
    .updateTable('photo')
    .set({ status: 'waiting' })
    .where('filename', '=', filename)
    .execute()

  expect(await online({ host })).toMatchObject({ num_online: 2, members: [] })
})

test('a card tells an age and no birthday, a new member is new for a week', async () => {
  const { host, join } = await aSite()
  await join({ name: 'New', date_of_birth: '2000-03-01', signup_at: ago(7 * DAY - 1) })
  await join({
    name: 'Old',
    date_of_birth: '2000-03-02',
    signup_at: ago(7 * DAY),
    last_active_at: ago(1),
  })

  const { members } = await online({ host })

  expect(members).toMatchObject([
    { name: 'New', age: 26, is_new: true, city: 'Haarlem', country: 'NL' },
    { name: 'Old', age: 25, is_new: false },
  ])
  expect(JSON.stringify(members)).not.toMatch(/2000-03|example\.com|date_of_birth/)
  expect(members[0].main_image).toEqual({
    filename: expect.stringMatching(/^[\w-]{32}-card\.webp$/),
    thumb_filename: expect.stringMatching(/^[\w-]{32}-thumb\.webp$/),
  })
})

test.each([
  ['their address', { ip: BELGIAN }, 'BE'],
  ['their choice', { ip: BELGIAN, cookie: 'country=DE' }, 'DE'],
  ['a choice that is none', { ip: BELGIAN, cookie: 'country=XX' }, 'BE'],
  ['an address that is not served', { ip: BRAZILIAN }, 'NL'],
])('a visitor sees the country of %s', async (_, asked, country) => {
  const { host, join } = await aSite()
  await join({ country: 'NL', name: 'NL' })
  await join({ country: 'BE', name: 'BE' })
  await join({ country: 'DE', name: 'DE' })

  expect(await online({ host, ...asked })).toMatchObject({
    country,
    num_online: 1,
    members: [{ name: country }],
  })
})

test('four are shown unless asked for one to twelve', async () => {
  const { host, join } = await aSite()
  for (let made = 0; made < 14; made += 1) await join()
  const shown = async (query: string) => (await online({ host, query })).members?.length

  expect(await shown('')).toBe(4)
  expect(await shown('?limit=1')).toBe(1)
  expect(await shown('?limit=12')).toBe(12)
  expect((await online({ host })).num_online).toBe(14)
})

test.each(['0', '13', '-1', '1.5', 'many', '', '1e999'])(
  'the limit "%s" is refused by name [ERR-3]',
  async (limit) => {
    const { host } = await aSite()

    expect((await online({ host, query: `?limit=${limit}` })).error).toMatchObject({
      code: 'INVALID_INPUT',
      params: { field: 'limit' },
    })
  },
)

test('where visitors may not search they see nobody, and members go on', async () => {
  const { site, host, join } = await aSite()
  await join()
  const member = await join({ hasPhoto: false })
  await changeSettings(db, site.id, { logged_out_search: 'no' })
  const cookie = await cookieOf(db, member.id, NOW)

  expect(await online({ host })).toEqual({ country: 'NL', num_online: 0, members: [] })
  expect(await online({ host, cookie })).toMatchObject({ num_online: 1 })
})
