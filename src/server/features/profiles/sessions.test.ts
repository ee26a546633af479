import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { endSessions, listSessions } from '#contract/account.ts'
import { getUser } from '#contract/user.ts'
import { SESSION_SECONDS } from '#server/http/session.ts'
import { testApp } from '#test/app.ts'
import { freshDatabase } from '#test/database.ts'
import { loggedIn } from '#test/logged-in.ts'
import { makeMember, makeSite } from '#test/make.ts'

const MINUTE = 60 * 1000
const NOW = new Date('2026-03-01T12:00:00Z')
const FIREFOX = 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0'

const { db } = await freshDatabase()
const site = await makeSite(db)
const app = await testApp(db, { clock: () => NOW })

function ago(minutes: number): Date {
  return new Date(NOW.getTime() - minutes * MINUTE)
}

async function sessionsOf({ call }: Awaited<ReturnType<typeof loggedIn>>) {
  return (await call(listSessions, {})).body.sessions
}

test('the present device stands first, the others by when they were seen [ACC-10]', async () => {
  const { id } = await makeMember(db, site.id)
  await loggedIn(app, id, { now: ago(10), userAgent: FIREFOX })
  await loggedIn(app, id, { now: ago(5), userAgent: 'curl' })
  const here = await loggedIn(app, id, { now: ago(30) })

  const sessions = await sessionsOf(here)

  expect(sessions.map(({ device, is_current }) => [device, is_current])).toEqual([
    ['', true],
    ['', false],
    ['Firefox, Android', false],
  ])
  expect(sessions[2]).toMatchObject({
    created_at: ago(10).toISOString(),
    last_seen_at: ago(10).toISOString(),
  })
})

test('sessions of others and those that are over do not show [ACC-10]', async () => {
  const { id } = await makeMember(db, site.id)
  const other = await makeMember(db, site.id)
  await loggedIn(app, other.id)
  await loggedIn(app, id, { now: new Date(NOW.getTime() - SESSION_SECONDS * 1000) })
  const here = await loggedIn(app, id)

  expect(await sessionsOf(here)).toHaveLength(1)
})

test('one session is ended by its id, and its very next call is a visitor’s [ACC-10] [A7]', async () => {
  const { id } = await makeMember(db, site.id)
  const there = await loggedIn(app, id)
  const here = await loggedIn(app, id)
  const other = (await sessionsOf(here)).find((session) => !session.is_current)!

  await here.call(endSessions, { id: other.id })

  expect((await there.call(getUser, {})).body.user).toBeNull()
  expect((await there.call(listSessions, {})).outcome).toBe('LOGIN_REQUIRED')
  expect((await here.call(getUser, {})).body.user).not.toBeNull()
})

test('without an id every session ends but the present [ACC-10] [A7]', async () => {
  const { id } = await makeMember(db, site.id)
  const other = await loggedIn(app, (await makeMember(db, site.id)).id)
  await loggedIn(app, id)
  await loggedIn(app, id)
  const here = await loggedIn(app, id)

  await here.call(endSessions, {})

  expect(await sessionsOf(here)).toHaveLength(1)
  expect(await sessionsOf(other)).toHaveLength(1)
})

test('ending the present session clears its cookie [ACC-10]', async () => {
  const { id } = await makeMember(db, site.id)
  const here = await loggedIn(app, id)
  const [current] = await sessionsOf(here)

  await here.call(endSessions, { id: current!.id })

  expect(here.cookies.has('session')).toBe(false)
})

test('a session of somebody else is answered like none [ACC-10] [P2]', async () => {
  const other = await loggedIn(app, (await makeMember(db, site.id)).id)
  const [theirs] = await sessionsOf(other)
  const here = await loggedIn(app, (await makeMember(db, site.id)).id)

  const taken = await here.call(endSessions, { id: theirs!.id })
  const unknown = await here.call(endSessions, { id: randomUUID() })

  expect([taken.error, unknown.error]).toEqual([{ code: 'NOT_FOUND' }, { code: 'NOT_FOUND' }])
  expect(await sessionsOf(other)).toHaveLength(1)
})

test('ending other sessions asks for the password again, ending the present one does not [ACC-10] [A8]', async () => {
  const { id } = await makeMember(db, site.id)
  await loggedIn(app, id)
  const here = await loggedIn(app, id, { isConfirmed: false })
  const [current, other] = await sessionsOf(here)

  const refused = [
    await here.call(endSessions, { id: other!.id }),
    await here.call(endSessions, {}),
  ].map(({ outcome }) => outcome)
  const left = await sessionsOf(here)
  const ended = await here.call(endSessions, { id: current!.id })

  expect([refused, left.length, ended.outcome]).toEqual([
    ['PASSWORD_REQUIRED', 'PASSWORD_REQUIRED'],
    2,
    200,
  ])
})
