import { expect, test } from 'vitest'
import { subscribePush, unsubscribePush } from '#contract/notifications.ts'
import { endSessions } from '#contract/account.ts'
import { logIn, logOut } from '#contract/user.ts'
import { caller } from '#test/caller.ts'
import { freshDatabase } from '#test/database.ts'
import { makeDecision } from '#test/make-decision.ts'
import { loggedIn } from '#test/logged-in.ts'
import { makeMember, makeSite, PASSWORD } from '#test/make.ts'
import { pushApp } from '#test/push-app.ts'
import { hostileEndpoints } from '#test/hostile/hostile-endpoints.ts'
import { testApp } from '#test/app.ts'
import { isPushAddress } from './subscribe.ts'

const { db } = await freshDatabase()
const site = await makeSite(db)
const { app, service, aMember } = await pushApp(db, site.id)

function devicesOf({ id }: { id: string }) {
  return db
    .selectFrom('push_subscription')
    .select(['endpoint', 'member_id'])
    .where('member_id', '=', id)
    .execute()
}

test('the documented call stores the subscription and is no login, and the login is as ever [PSH-1]', async () => {
  const member = await makeMember(db, site.id)
  const browser = caller(app)
  const stranger = await browser.call(subscribePush, { subscription: service.subscription() })
  const login = await browser.call(logIn, { email: member.email, password: PASSWORD })

  const { outcome } = await browser.call(subscribePush, { subscription: service.subscription() })

  expect([stranger.outcome, login.outcome, outcome]).toEqual(['LOGIN_REQUIRED', 200, 200])
  expect(await devicesOf(member)).toHaveLength(1)
})

test('a device has one address: the newer one counts, and it can be given back [PSH-1]', async () => {
  const noor = await aMember({ devices: 1 })
  const newer = service.subscription()
  await noor.call(subscribePush, { subscription: newer })
  await noor.call(subscribePush, { subscription: newer })
  const known = await devicesOf(noor)

  await noor.call(unsubscribePush, { endpoint: newer.endpoint })

  expect(known.map(({ endpoint }) => endpoint)).toEqual([newer.endpoint])
  expect(await devicesOf(noor)).toEqual([])
})

test('the 60 hostile endpoints are refused [U5]', async () => {
  const strict = await testApp(db)
  const { id } = await makeMember(db, site.id)
  const browser = await loggedIn(strict, id)
  const { keys } = service.subscription()
  const refused: string[] = []
  for (const endpoint of hostileEndpoints) {
    const { outcome } = await browser.call(subscribePush, { subscription: { endpoint, keys } })
    if (outcome === 'INVALID_INPUT') refused.push(endpoint)
  }

  expect(hostileEndpoints.length).toBeGreaterThanOrEqual(60)
  expect(refused).toEqual(hostileEndpoints)
  expect(await devicesOf({ id })).toEqual([])
})

test.each([
  'https://fcm.googleapis.com/fcm/send/abc:APA91b',
  'https://updates.push.services.mozilla.com/wpush/v2/gAAAA',
  'https://web.push.apple.com/QGuQ',
  'https://wns2-am3p.notify.windows.com/w/?token=BQYAAAB%2fx',
])('the push services of the browsers are known: %s [U5]', (endpoint) => {
  expect(isPushAddress(endpoint)).toBe(true)
})

test('a key that is no point on the curve is refused [U5]', async () => {
  const { call } = await aMember()
  const { endpoint, keys } = service.subscription()
  const p256dh = Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 7)]).toString('base64url')

  const { error } = await call(subscribePush, {
    subscription: { endpoint, keys: { ...keys, p256dh } },
  })

  expect(error).toMatchObject({ params: { field: 'subscription.keys.p256dh' } })
})

test('an endpoint of somebody else can neither be taken over nor removed [U5]', async () => {
  const [noor, sem] = [await aMember({ devices: 1 }), await aMember()]
  const [theirs] = noor.subscriptions

  const { error } = await sem.call(subscribePush, { subscription: theirs! })
  await sem.call(unsubscribePush, { endpoint: theirs!.endpoint })

  expect(error).toMatchObject({ params: { field: 'subscription.endpoint', why: 'not_allowed' } })
  expect(await devicesOf(noor)).toMatchObject([{ endpoint: theirs!.endpoint }])
  expect(await devicesOf(sem)).toEqual([])
})

test('of thirty devices at once ten are kept [U5]', async () => {
  const { id } = await makeMember(db, site.id)
  const browsers = await Promise.all(Array.from({ length: 30 }, () => loggedIn(app, id)))

  const outcomes = await Promise.all(
    browsers.map(({ call }) => call(subscribePush, { subscription: service.subscription() })),
  )

  expect(outcomes.every(({ outcome }) => outcome === 200)).toBe(true)
  expect(await devicesOf({ id })).toHaveLength(10)
})

type Member = Awaited<ReturnType<typeof aMember>>
const ENDS: readonly [string, (member: Member) => Promise<unknown>][] = [
  ['logs out', ({ call }) => call(logOut, {})],
  ['is logged out by another', ({ browsers }) => browsers[1]!.call(endSessions, {})],
  ['is banned', ({ id: memberId }) => makeDecision(db, { memberId })],
]

test.each(ENDS)('a device that %s is pushed no more [A7]', async (_, happens) => {
  const noor = await aMember({ devices: 2 })
  const [first] = noor.subscriptions

  await happens(noor)

  expect((await devicesOf(noor)).map(({ endpoint }) => endpoint)).not.toContain(first!.endpoint)
})
