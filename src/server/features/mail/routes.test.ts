import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { unsubscribe } from '#contract/notifications.ts'
import { testApp, TEST_SECRET } from '#test/app.ts'
import { ask, outcomeOf } from '#test/contract/send.ts'
import { freshDatabase } from '#test/database.ts'
import { makeMember, makeSite } from '#test/make.ts'
import { unsubscribeToken, type Unsubscription } from './unsubscribe.ts'

const { db } = await freshDatabase()
const site = await makeSite(db)
const elsewhere = await makeSite(db)
const app = await testApp(db)

const FORM = 'application/x-www-form-urlencoded'
const MULTIPART = 'multipart/form-data; boundary=b'
const EVERY_MAIL = ['email_like', 'email_match', 'email_message', 'email_search']

test('our own screen stops every mail that can be stopped, and leaves the rest [ACC-3]', async () => {
  const { id } = await makeMember(db, site.id, { notifications_disabled: ['push_like'] })

  const answer = await post({ token: tokenFor(id) })

  expect(answer.status).toBe(200)
  expect(await disabledFor(id)).toEqual([...EVERY_MAIL, 'push_like'])
})

test.each([
  ['a form', FORM, 'List-Unsubscribe=One-Click'],
  [
    'a form of parts',
    MULTIPART,
    '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
  ],
])('a mail program stops one kind with one press, by %s [ACC-3]', async (_, type, payload) => {
  const { id } = await makeMember(db, site.id)

  const answer = await pressed(tokenFor(id, 'email_like'), { type, payload })

  expect(answer.status).toBe(200)
  expect(await disabledFor(id)).toEqual(['email_like'])
})

test('nothing of a page is needed: no cookie, no header of ours, another origin [ACC-3]', async () => {
  const { id } = await makeMember(db, site.id)
  const headers = {
    'x-request-type': '',
    origin: 'https://mail.example',
    'sec-fetch-site': 'cross-site',
  }

  const answer = await pressed(tokenFor(id), { headers })

  expect(answer.status).toBe(200)
  expect(answer.headers['location']).toBeUndefined()
  expect(await disabledFor(id)).toEqual(EVERY_MAIL)
})

test('twenty presses at once, of different kinds, all count and none twice [ACC-3]', async () => {
  const { id } = await makeMember(db, site.id)
  const kinds = ['email_like', 'email_match', 'email_search', 'push_like'] as const
  const presses = Array.from({ length: 20 }, (_, index) => pressed(tokenFor(id, kinds[index % 4])))

  const answers = await Promise.all(presses)

  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(await disabledFor(id)).toEqual([...kinds])
})

test('a token of another site, of nobody, or of another making changes nothing [A5]', async () => {
  const { id } = await makeMember(db, elsewhere.id)
  const { id: mine } = await makeMember(db, site.id)
  const forged = unsubscribeToken('1'.repeat(64), { memberId: mine, kind: 'all' })
  const tokens = [tokenFor(id), tokenFor(randomUUID()), forged, 'x'.repeat(60)]

  const outcomes = await Promise.all(
    tokens.flatMap((token) => [pressed(token).then(outcomeOf), post({ token }).then(outcomeOf)]),
  )

  expect(outcomes).toEqual(Array(8).fill('LINK_INVALID'))
  expect([await disabledFor(id), await disabledFor(mine)]).toEqual([[], []])
})

test.each([
  ['no token', ''],
  ['an empty token', '?token='],
  ['two tokens', '?token=a&token=b'],
  ['a token with signs', '?token=%0d%0a%3Cscript%3E%20'],
])('a form with %s is refused [ERR-3]', async (_, query) => {
  const answer = await ask(app, {
    method: 'POST',
    url: `${unsubscribe.path}${query}`,
    headers: { 'content-type': FORM },
    payload: 'List-Unsubscribe=One-Click',
  })

  expect(outcomeOf(answer)).toBe('INVALID_INPUT')
})

test('a token in the form itself is not read: only the address counts', async () => {
  const { id } = await makeMember(db, site.id)

  const answer = await pressed('', { payload: `token=${tokenFor(id)}` })

  expect(outcomeOf(answer)).toBe('INVALID_INPUT')
  expect(await disabledFor(id)).toEqual([])
})

test('a large form is refused, and forms are read nowhere else [ERR-3]', async () => {
  const large = await pressed(tokenFor(randomUUID()), { payload: 'x'.repeat(5_000) })
  const other = await ask(app, {
    method: 'POST',
    url: '/api/user.php',
    headers: { 'content-type': FORM },
    payload: 'email=a&password=b',
  })

  expect(outcomeOf(large)).toBe('BODY_TOO_LARGE')
  expect(outcomeOf(other)).toBe('UNSUPPORTED_MEDIA_TYPE')
})

test('opening the address changes nothing and leads to the screen with the button [A5]', async () => {
  const { id } = await makeMember(db, site.id)
  const token = tokenFor(id)

  const answer = await ask(app, { url: `${unsubscribe.path}?token=${token}` })
  const odd = await ask(app, { url: `${unsubscribe.path}?token=${encodeURIComponent('a&b=//c')}` })

  expect([answer.status, answer.headers['location']]).toEqual([302, `/unsubscribe?token=${token}`])
  expect(odd.headers['location']).toBe('/unsubscribe?token=a%26b%3D%2F%2Fc')
  expect(await disabledFor(id)).toEqual([])
})

function tokenFor(memberId: string, kind: Unsubscription['kind'] = 'all'): string {
  return unsubscribeToken(TEST_SECRET, { memberId, kind })
}

function post(payload: object) {
  return ask(app, { method: 'POST', url: unsubscribe.path, payload })
}

type Press = { type?: string; payload?: string; headers?: Record<string, string> }

function pressed(token: string, { type = FORM, payload, headers }: Press = {}) {
  return ask(app, {
    method: 'POST',
    url: `${unsubscribe.path}?token=${token}`,
    headers: { 'content-type': type, 'x-request-type': '', ...headers },
    payload: payload ?? 'List-Unsubscribe=One-Click',
  })
}

async function disabledFor(id: string): Promise<string[]> {
  const { notifications_disabled } = await db
    .selectFrom('member')
    .select('notifications_disabled')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return notifications_disabled
}
