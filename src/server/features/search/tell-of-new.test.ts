import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { CountryCode } from '#contract/locales.ts'
import type { MailJob } from '#server/features/mail/mail-content.ts'
import { readUnsubscribeToken } from '#server/features/mail/unsubscribe.ts'
import { TEST_SECRET } from '#test/app.ts'
import { countWaiting } from '#test/count-waiting.ts'
import { freshDatabase } from '#test/database.ts'
import { makeMembers } from '#test/make-members.ts'
import { makeMember, makeSite } from '#test/make.ts'
import { outboxOf } from '#test/outbox.ts'
import { tellOfNew } from './tell-of-new.ts'

const { db, ownerDb } = await freshDatabase()
const site = await makeSite(db)
const HOUR = 60 * 60 * 1000
const SAVED = new Date('2026-03-01T12:00:00Z')

function later(hours: number): Date {
  return new Date(SAVED.getTime() + hours * HOUR)
}

/** A search in a country of its own, so that searches and mails of other tests are not in the way. */
async function aSearch(country: CountryCode, changes: Parameters<typeof makeMember>[2] = {}) {
  await db.deleteFrom('saved_search').execute()
  await db.deleteFrom('job').execute()
  await db.deleteFrom('member').execute()
  const member = await makeMember(db, site.id, { gender: 'male', seeks: 'female', ...changes })
  await keep(member.id, 'In de buurt', { gender: 'female', country })
  return { ...member, appear: (hours: number, wishes = {}) => appear(country, hours, wishes) }
}

async function keep(memberId: string, name: string, filters: object): Promise<void> {
  const times = { created_at: SAVED, seen_at: SAVED, told_at: SAVED }
  await db
    .insertInto('saved_search')
    .values({ member_id: memberId, name, filters: JSON.stringify(filters), ...times })
    .execute()
}

async function appear(country: CountryCode, hours: number, wishes: object) {
  const [id] = await makeMembers(db, site.id, [{ country, activated_at: later(hours), ...wishes }])
  return id!
}

async function mails(): Promise<MailJob[]> {
  const jobs = await db.selectFrom('job').select('payload').where('kind', '=', 'mail').execute()
  return jobs.map(({ payload }) => payload as unknown as MailJob)
}

test('a day after it was saved, a search tells of those who are new in it: once, to its owner, in their language [SEA-7]', async () => {
  const me = await aSearch('DE', { language: 'fi' })
  await me.appear(3)

  const early = await tellOfNew(db, later(23))
  const told = await tellOfNew(db, later(24.1))
  const again = await tellOfNew(db, later(24.2))

  expect([early, told, again]).toEqual([0, 1, 0])
  expect(await mails()).toEqual([
    {
      site_id: site.id,
      to: me.email,
      language: 'fi',
      content: {
        name: 'search_news',
        search: 'In de buurt',
        filters: 'gender=female&country=DE',
      },
    },
  ])
})

test('it tells at most once a day, and of nobody twice [SEA-7]', async () => {
  const me = await aSearch('FR')
  await me.appear(3)

  const told = []
  for (let hour = 24.1; hour < 120; hour += 6) told.push(await tellOfNew(db, later(hour)))
  await me.appear(122)
  for (let hour = 122; hour < 160; hour += 6) told.push(await tellOfNew(db, later(hour)))

  expect(told.filter((count) => count === 1)).toHaveLength(2)
  expect(await mails()).toHaveLength(2)
})

test('whoever appears while it looks is told of the next time [SEA-7]', async () => {
  const me = await aSearch('IT')
  await me.appear(3)

  const first = await tellOfNew(db, later(24.1))
  await me.appear(24.095)
  const second = await tellOfNew(db, later(48.3))

  expect([first, second]).toEqual([1, 1])
})

test.each([
  ['nobody is new', {}],
  ['the new one is fictional', { is_fictional: true }],
  ['the new one is invisible', { is_invisible: true }],
  ['the new one is not active', { status: 'banned' }],
  ['the new one does not fit', { gender: 'male' }],
  ['the new one came before it was saved', { activated_at: SAVED }],
])('no mail when %s [SEA-7]', async (_, wishes) => {
  const me = await aSearch('ES')
  if (Object.keys(wishes).length > 0) await me.appear(3, wishes)

  expect(await tellOfNew(db, later(25))).toBe(0)
})

test('no mail about somebody who blocks the owner [SEA-7] [P3]', async () => {
  const me = await aSearch('AT')
  const blocker = await me.appear(3)
  await db.insertInto('block').values({ blocker_id: blocker, blocked_id: me.id }).execute()

  expect(await tellOfNew(db, later(25))).toBe(0)
})

test.each([
  ['has switched these mails off', { notifications_disabled: ['email_search'] }],
  ['is banned', { status: 'banned' }],
  ['has left', { status: 'deleted', deleted_at: SAVED }],
])('no mail to somebody who %s [ACC-3]', async (_, changes) => {
  const me = await aSearch('CH', changes)
  await me.appear(3)

  expect(await tellOfNew(db, later(25))).toBe(0)
})

test('distance is measured from the town of the owner [SEA-7] [P8]', async () => {
  const me = await aSearch('NL', { region: 'UT', city: 'Utrecht' })
  await db.deleteFrom('saved_search').execute()
  await keep(me.id, 'Dichtbij', { gender: 'female', country: 'NL', distance: 10 })
  await me.appear(3, { region: 'NH', city: 'Amsterdam' })
  const far = await tellOfNew(db, later(25))
  await me.appear(30, { region: 'UT', city: 'Nieuwegein' })

  expect([far, await tellOfNew(db, later(50))]).toEqual([0, 1])
})

test('a hundred searches told of by three at once get one mail each [SEA-7]', async () => {
  const me = await aSearch('PL')
  for (let age = 18; age < 99; age += 1)
    await keep(me.id, `Vanaf ${age}`, { gender: 'female', country: 'PL', max_age: age })
  await me.appear(3, { date_of_birth: '2008-01-01' })

  // All three have seen what is due before the first of them can claim it.
  const held = await ownerDb.startTransaction().execute()
  await sql`lock table saved_search in share row exclusive mode`.execute(held)
  const telling = Promise.all([1, 2, 3].map(() => tellOfNew(db, later(25))))
  await expect.poll(() => countWaiting(ownerDb)).toBe(3)
  await held.commit().execute()
  const told = await telling

  const names = (await mails()).map(({ content }) => 'search' in content && content.search)
  expect(told.reduce((sum, count) => sum + count, 0)).toBe(82)
  expect(names).toHaveLength(82)
  expect(new Set(names).size).toBe(82)
})

test('a round that fails has told nobody, and the next one tells [SEA-7]', async () => {
  const me = await aSearch('SE')
  await me.appear(3)
  await sql`alter table job add constraint no_room check (kind <> 'mail')`.execute(ownerDb)
  const failing = tellOfNew(db, later(25))

  await expect(failing).rejects.toThrow('no_room')
  await sql`alter table job drop constraint no_room`.execute(ownerDb)
  const told = await tellOfNew(db, later(25))

  expect(told).toBe(1)
  expect(await mails()).toHaveLength(1)
})

test('the mail names nobody, leads to the search and can be stopped by itself [SEA-7] [P11] [ACC-3]', async () => {
  const me = await aSearch('DK')
  await me.appear(3, { name: 'Saskia' })
  await tellOfNew(db, later(25))

  const [mail] = await outboxOf(db, me.email, later(25))

  expect(mail!.subject).toBe('Nieuws bij je bewaarde zoekopdracht')
  expect(mail!.html).not.toContain('Saskia')
  expect(mail!.links[0]).toBe('http://localhost:3000/members?gender=female&country=DK')
  const token = /unsubscribe\?token=([\w-]+)/.exec(mail!.links.join(' '))![1]!
  expect(readUnsubscribeToken(TEST_SECRET, token)).toEqual({
    memberId: me.id,
    kind: 'email_search',
  })
})

test('a mail that waits is not sent once its reader has stopped such mails [ACC-3]', async () => {
  const me = await aSearch('NO')
  await me.appear(3)
  await tellOfNew(db, later(25))
  await db
    .updateTable('member')
    .set({ notifications_disabled: ['email_search'] })
    .where('id', '=', me.id)
    .execute()

  expect(await outboxOf(db, me.email, later(25))).toEqual([])
})
