import { expect, test } from 'vitest'
import { newToken, sha256 } from '#server/kernel/secrets.ts'
import { freshDatabase } from '#test/database.ts'
import { makeMember, makeSite } from '#test/make.ts'
import { endSession, openSession, renewSession, sessionMember } from './session.ts'

const { db } = await freshDatabase()
const site = await makeSite(db)
const NOON = new Date('2026-03-01T12:00:00Z')
const DAY_MS = 24 * 60 * 60 * 1000
const DAYS_30 = 30 * DAY_MS
const after = (ms: number) => new Date(NOON.getTime() + ms)

async function open(changes: Parameters<typeof makeMember>[2] = {}) {
  const member = await makeMember(db, site.id, changes)
  const own = { memberId: member.id, userAgent: 'test', isConfirmed: true, now: NOON }
  const { token = '' } = (await openSession(db, own)) ?? {}
  const find = (now: Date, siteId = site.id) => sessionMember(db, { token, siteId, now })
  return { member, token, find }
}

test('a session lasts thirty days to the moment, whatever is done in it [A2]', async () => {
  const { member, find } = await open()

  for (const days of [10, 20]) await find(after(days * DAY_MS))

  expect(await find(after(DAYS_30 - 1))).toMatchObject({ id: member.id })
  expect(await find(after(DAYS_30))).toBeNull()
})

test('a session that was not used for fourteen days is over [A2]', async () => {
  const [used, unused] = [await open(), await open()]
  await used.find(after(DAY_MS))

  expect(await unused.find(after(14 * DAY_MS))).toBeNull()
  expect(await used.find(after(14 * DAY_MS))).not.toBeNull()
  expect(await used.find(after(28 * DAY_MS))).toBeNull()
})

test('a session that is renewed has another token, once, and is still the same session [A2]', async () => {
  const { token, find } = await open()
  const { sessionId } = (await find(NOON))!
  const old = { sessionId, tokenHash: sha256(token), now: after(1000) }

  const [renewed, again] = [await renewSession(db, old), await renewSession(db, old)]

  expect(await find(after(1000))).toBeNull()
  expect(again).toBeNull()
  expect(
    await sessionMember(db, { token: renewed!, siteId: site.id, now: after(1000) }),
  ).toMatchObject({ sessionId, confirmedAt: after(1000) })
})

test('only the hash of a token is stored [A2] [AUT-1]', async () => {
  const { member, token } = await open()

  const row = await db
    .selectFrom('session')
    .selectAll()
    .where('member_id', '=', member.id)
    .executeTakeFirstOrThrow()

  expect(row.token_hash).toEqual(sha256(token))
  expect(JSON.stringify(row)).not.toContain(token)
})

test('a token that was never given opens nothing, of any length', async () => {
  const look = (token: string | undefined) =>
    sessionMember(db, { token, siteId: site.id, now: NOON })

  for (const token of [undefined, '', 'x', newToken(), `${newToken()}x`, 'é'.repeat(43)]) {
    expect(await look(token)).toBeNull()
  }
})

test('the session of one site opens nothing on another [SITE-2]', async () => {
  const other = await makeSite(db)
  const { find } = await open()

  expect(await find(NOON, other.id)).toBeNull()
})

test.each([
  ['active', true],
  ['not_confirmed', true],
  ['deleted', false],
  ['banned', false],
])('a member who is %s has a session: %s', async (status, has) => {
  const { find } = await open({ status })

  expect((await find(NOON)) !== null).toBe(has)
})

test('an ended session is over at once and the others go on', async () => {
  const first = await open()
  const second = await open()

  await endSession(db, sha256(first.token))

  expect(await first.find(NOON)).toBeNull()
  expect(await second.find(NOON)).not.toBeNull()
})

test('a session opens only while the password is the one that was compared [A7]', async () => {
  const member = await makeMember(db, site.id)
  const own = { memberId: member.id, userAgent: 'test', isConfirmed: true, now: NOON }

  const right = await openSession(db, { ...own, passwordHash: member.password_hash })
  const outdated = await openSession(db, { ...own, passwordHash: 'another hash' })

  expect(right).not.toBeNull()
  expect(outdated).toBeNull()
})

test('whoever is here is active from their first call on, also when the session itself was seen just now [SEA-2]', async () => {
  const { member, find } = await open({ last_active_at: after(-DAYS_30) })
  const activeAt = async () => {
    const row = db.selectFrom('member').select('last_active_at').where('id', '=', member.id)
    return (await row.executeTakeFirstOrThrow()).last_active_at
  }

  await find(after(1000))
  const first = await activeAt()
  await find(after(30_000))
  const next = await activeAt()
  await db
    .updateTable('session')
    .set({ last_seen_at: after(60_000) })
    .execute()
  await find(after(62_000))

  expect([first, next, await activeAt()]).toEqual([after(1000), after(1000), after(62_000)])
})
