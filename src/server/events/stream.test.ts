import { expect, test } from 'vitest'
import { deleteAccount } from '#contract/account.ts'
import { logOut } from '#contract/user.ts'
import { SECURITY_HEADERS } from '#server/http/security-headers.ts'
import { sweep } from '#server/sweep.ts'
import { testApp } from '#test/app.ts'
import { caller } from '#test/caller.ts'
import { makeDecision } from '#test/make-decision.ts'
import { listen } from '#test/contract/listen.ts'
import { freshDatabase } from '#test/database.ts'
import { type EventReader, readEvents } from '#test/event-reader.ts'
import { holdIntervals } from '#test/held-time.ts'
import { cookieOf, makeMember, makeSite } from '#test/make.ts'
import { openBus } from './bus.ts'
import { withEvents } from './with-events.ts'

// Streams look by themselves once a second: here when the test says so.
const time = holdIntervals()
const LOOK_MS = 1_000

const { db } = await freshDatabase()
const site = await makeSite(db)
const app = await testApp(db)
const port = await listen(app)
const CHANGED = { kind: 'likes_changed' } as const

function tellOne(memberId: string, events = app.events, now = new Date()) {
  return withEvents({ db, events, now }, async (_tx, notify) => notify([memberId], CHANGED))
}

async function aListener() {
  const { id } = await makeMember(db, site.id)
  const cookie = await cookieOf(db, id)
  const reader = await readEvents(port, { cookie })
  await expect.poll(reader.lastId).not.toBeNull()
  return { id, cookie, reader }
}

async function untilEnded({ ended }: EventReader): Promise<void> {
  const state = { isEnded: false }
  void ended.then(() => (state.isEnded = true))
  await expect.poll(() => state.isEnded).toBe(true)
}

test('without a login there are no events, and the answer says what is missing [A7]', async () => {
  const reader = await readEvents(port, {})

  await untilEnded(reader)

  expect(reader.status).toBe(403)
  expect(JSON.parse(reader.text())).toMatchObject({
    error: { code: 'LOGIN_REQUIRED' },
    authentication_required: true,
  })
})

test('a stream has every header, is not packed, and begins with what comes from now on [W1]', async () => {
  const { id } = await makeMember(db, site.id)
  await tellOne(id)
  const reader = await readEvents(port, { cookie: await cookieOf(db, id) })
  await expect.poll(reader.lastId).toBe(1)

  await tellOne(id)

  await expect.poll(() => reader.heard).toEqual([{ id: 2, event: CHANGED }])
  expect(reader.headers).toMatchObject({
    ...SECURITY_HEADERS,
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
  })
  expect(reader.headers).not.toHaveProperty('content-encoding')
})

test('whoever comes back hears all that happened meanwhile, once and in order [C4]', async () => {
  const { id, cookie, reader } = await aListener()
  reader.close()
  await withEvents({ db, events: app.events, now: new Date() }, async (_tx, notify) => {
    for (let count = 0; count < 250; count += 1) notify([id], CHANGED)
  })

  const again = await readEvents(port, { cookie, after: reader.lastId() })

  await expect.poll(() => again.heard.length).toBe(250)
  expect(again.heard.map((each) => each.id)).toEqual(Array.from({ length: 250 }, (_, at) => at + 1))
})

test.each([
  ['older than what is kept', 1],
  ['from another time', 99],
  ['of nobody', 'x'],
])('a number %s makes the browser ask for everything anew [C5]', async (_, after) => {
  const { id } = await makeMember(db, site.id)
  const eightDaysAgo = new Date(Date.now() - 8 * 24 * 60 * 60 * 1000)
  for (let count = 0; count < 3; count += 1) await tellOne(id, app.events, eightDaysAgo)
  await sweep(db, new Date())
  await tellOne(id)

  const reader = await readEvents(port, { cookie: await cookieOf(db, id), after })

  await expect.poll(() => reader.heard).toEqual([{ id: 4, event: { kind: 'reset' } }])
  await tellOne(id)
  await expect.poll(() => reader.heard.at(-1)).toEqual({ id: 5, event: CHANGED })
})

test('what another process tells arrives within two seconds, too [CHA-7]', async () => {
  const other = await testApp(db)
  const { id, reader } = await aListener()

  await tellOne(id, other.events)
  time.pass(LOOK_MS)

  await expect.poll(() => reader.heard).toHaveLength(1)
})

const ENDS: readonly [string, (member: { id: string; cookie: string }) => Promise<unknown>][] = [
  ['a logout', ({ cookie }) => callerWith(cookie).call(logOut, {})],
  ['a ban', ({ id }) => makeDecision(db, { memberId: id })],
  [
    'a deletion',
    ({ cookie }) => callerWith(cookie).call(deleteAccount, { reason: 'break', explanation: '' }),
  ],
  [
    'the end of the session',
    ({ id }) =>
      db
        .updateTable('session')
        .set({ expires_at: new Date() })
        .where('member_id', '=', id)
        .execute(),
  ],
]

test.each(ENDS)(
  '%s ends the stream within two seconds, and nothing follows [A7] [C8]',
  async (_, end) => {
    const { id, cookie, reader } = await aListener()

    await end({ id, cookie })
    // No bus names it: the stream itself must find out.
    await tellOne(id, openBus())
    time.pass(LOOK_MS)
    await untilEnded(reader)

    expect(reader.heard).toEqual([])
    expect(reader.text()).toMatch(/event: over\ndata: 1\n\n$/)
    expect((await readEvents(port, { cookie })).status).toBe(403)
  },
)

test('what is about somebody who may not be seen by then is not told, only counted [P3] [C8]', async () => {
  const { id, cookie, reader } = await aListener()
  const [blocker, other] = [await makeMember(db, site.id), await makeMember(db, site.id)]
  reader.close()
  const now = new Date()
  await withEvents({ db, events: app.events, now }, async (_tx, notify) => {
    notify([id], { kind: 'like', profile_id: blocker.id })
    notify([id], { kind: 'like', profile_id: other.id })
    notify([id], { kind: 'match', profile_id: blocker.id })
  })
  await db.insertInto('block').values({ blocker_id: blocker.id, blocked_id: id }).execute()

  const again = await readEvents(port, { cookie, after: 0 })

  await expect.poll(again.lastId).toBe(3)
  expect(again.heard).toEqual([{ id: 2, event: { kind: 'like', profile_id: other.id } }])
  expect(again.text()).not.toContain(blocker.id)
})

test('an eleventh stream of one member ends the first, which stays away for a while', async () => {
  const { cookie, reader: first } = await aListener()
  const others = await Promise.all(Array.from({ length: 9 }, () => readEvents(port, { cookie })))

  const eleventh = await readEvents(port, { cookie })

  await untilEnded(first)
  expect(first.text()).toMatch(/retry: 60000\n\n$/)
  expect([...others, eleventh].every(({ status }) => status === 200)).toBe(true)
})

test('a server that stops sends its listeners away, each with a time to come back [R3]', async () => {
  const leaving = await testApp(db)
  const leavingPort = await listen(leaving)
  const { id } = await makeMember(db, site.id)
  const cookie = await cookieOf(db, id)
  const readers = await Promise.all(
    Array.from({ length: 5 }, () => readEvents(leavingPort, { cookie })),
  )

  const closing = leaving.fastify.close()
  await Promise.all(readers.map(({ ended }) => ended))
  await closing

  const times = readers.map((reader) => Number(/retry: (\d+)\n\n$/.exec(reader.text())?.[1]))
  expect(times.every((ms) => ms >= 500 && ms <= 3_000)).toBe(true)
  expect(new Set(times).size).toBeGreaterThan(1)
})

function callerWith(cookie: string) {
  const browser = caller(app)
  browser.cookies.set('session', cookie.replace('session=', ''))
  return browser
}
