import { expect, test } from 'vitest'
import { LOCALE_CODES } from '#contract/locales.ts'
import { readConfig } from '#server/kernel/config.ts'
import { newToken } from '#server/kernel/secrets.ts'
import { CLIENT, testApp } from '#test/app.ts'
import { freshDatabase } from '#test/database.ts'
import { cookieOf, makeMember, makePhoto, makeSite, PASSWORD } from '#test/make.ts'
import { endMembership } from '#test/make-decision.ts'

const { db } = await freshDatabase()
const site = await makeSite(db)
const DAY = 24 * 60 * 60 * 1000
const NOON = new Date('2026-03-01T12:00:00Z')
const config = {
  ...readConfig({ NODE_ENV: 'test' }),
  TRUSTED_PROXIES: ['127.0.0.1'],
  TEST_LIMIT_FACTOR: 1000,
}
const app = await testApp(db, { config, clock: () => NOON })
const HTTPS = { 'x-forwarded-proto': 'https', origin: 'https://localhost' }

type Headers = Record<string, string>

async function call(
  method: 'GET' | 'POST' | 'PUT',
  url: string,
  payload?: object,
  headers: Headers = {},
) {
  const answer = await app.fastify.inject({
    method,
    url,
    headers: { ...CLIENT, ...headers },
    ...(payload ? { payload } : {}),
  })
  return {
    status: answer.statusCode,
    body: answer.json(),
    setCookie: [answer.headers['set-cookie'] ?? ''].flat()[0]!,
  }
}
const getUser = (cookie: string, headers: Headers = {}) =>
  call('GET', '/api/user.php', undefined, { cookie, ...headers })
const logOut = (cookie: string) => call('GET', '/api/logout.php', undefined, { cookie })
const saveLanguage = (language: string, cookie: string) =>
  call('PUT', '/api/user.php', { language }, { cookie })

async function logIn(headers: Headers = {}) {
  const member = await makeMember(db, site.id)
  const answer = await call(
    'POST',
    '/api/user.php',
    { email: member.email, password: PASSWORD },
    headers,
  )
  return { member, ...answer, cookie: answer.setCookie.split(';')[0]! }
}

test('on plain http the session is a cookie that no script reads, for thirty days [AUT-1] [A2]', async () => {
  const { setCookie } = await logIn()

  expect(setCookie).toMatch(/^session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/)
})

test('on https the browser itself binds the cookie to the host [AUT-1] [A2]', async () => {
  const { setCookie, cookie } = await logIn(HTTPS)

  expect(setCookie).toMatch(
    /^__Host-session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  )
  expect((await getUser(cookie, HTTPS)).body.user).not.toBeNull()
  expect((await getUser(cookie.replace('__Host-', ''), HTTPS)).body.user).toBeNull()
})

test('what an untrusted peer says about https is ignored [A2]', async () => {
  const answer = await app.fastify.inject({
    url: '/api/logout.php',
    headers: { ...CLIENT, 'x-forwarded-proto': 'https' },
    remoteAddress: '198.51.100.7',
  })

  expect(answer.statusCode).toBe(200)
  expect(String(answer.headers['set-cookie'])).toMatch(/^session=;/)
})

test('every login makes a new token and ends the session it replaces [AUT-1] [A2]', async () => {
  const first = await logIn()

  const second = await call(
    'POST',
    '/api/user.php',
    { email: first.member.email, password: PASSWORD },
    { cookie: first.cookie },
  )

  const cookie = second.setCookie.split(';')[0]!
  expect(cookie).not.toBe(first.cookie)
  expect((await getUser(first.cookie)).body.user).toBeNull()
  expect((await getUser(cookie)).body.user).not.toBeNull()
})

test('a token that somebody planted is never adopted [A2]', async () => {
  const planted = `session=${newToken()}`

  const { cookie } = await logIn({ cookie: planted })

  expect(cookie).not.toBe(planted)
  expect((await getUser(planted)).body.user).toBeNull()
})

test('two browsers of one member have a session each', async () => {
  const { member, cookie } = await logIn()
  const other = await cookieOf(db, member.id, NOON)

  await logOut(cookie)

  expect((await getUser(other)).body.user).not.toBeNull()
})

test('a session that is not used ends after fourteen days, not a second earlier [AUT-1] [A2]', async () => {
  const { cookie } = await logIn()
  const userAfter = async (ms: number) => {
    const later = await testApp(db, { clock: () => new Date(NOON.getTime() + ms) })
    const answer = await later.fastify.inject({
      url: '/api/user.php',
      headers: { ...CLIENT, cookie },
    })
    return answer.json().user
  }

  expect(await userAfter(14 * DAY)).toBeNull()
  expect(await userAfter(14 * DAY - 1000)).not.toBeNull()
})

test('a logout ends the session at once: the old token is nobody, and told to log in [AUT-1] [AUT-2] [A7]', async () => {
  const { cookie } = await logIn()

  const out = await logOut(cookie)

  expect([out.status, out.body]).toEqual([200, {}])
  expect(out.setCookie).toMatch(/^session=; .*Expires=Thu, 01 Jan 1970/)
  expect((await getUser(cookie)).body).toEqual({ user: null })
  const refused = await saveLanguage('de', cookie)
  expect([refused.status, refused.body]).toMatchObject([
    403,
    { error: { code: 'LOGIN_REQUIRED' }, authentication_required: true },
  ])
})

test('a visitor may log out as often as they like', async () => {
  expect((await logOut('')).status).toBe(200)
  expect((await logOut(`session=${newToken()}`)).status).toBe(200)
})

test.each(['deleted', 'banned'])(
  'the session of a member who becomes %s is over on the next call [A7]',
  async (status) => {
    const { member, cookie } = await logIn()

    await endMembership(db, { memberId: member.id, how: status, now: NOON })

    expect((await getUser(cookie)).body).toEqual({ user: null })
    expect((await saveLanguage('de', cookie)).body).toMatchObject({ authentication_required: true })
  },
)

test('two members have different keys, also when they signed up at the same moment; one has the same everywhere [P11]', async () => {
  const [noor, lies] = [
    await makeMember(db, site.id, { signup_at: NOON }),
    await makeMember(db, site.id, { signup_at: NOON }),
  ]
  const keyOf = async ({ id }: { id: string }) =>
    (await getUser(await cookieOf(db, id, NOON))).body.user!.key

  expect(await keyOf(noor)).toBe(await keyOf(noor))
  expect(await keyOf(noor)).not.toBe(await keyOf(lies))
  expect(await keyOf(noor)).not.toContain(noor.id)
})

test('user.php answers the member themselves: what they have and how they are shown [ACC-1] [AUT-1]', async () => {
  const member = await makeMember(db, site.id, {
    credits: 12,
    paid_user: true,
    language: 'fr',
    signup_at: NOON,
  })
  const photo = await makePhoto(db, member.id)

  const { body } = await getUser(await cookieOf(db, member.id, NOON))

  expect(body.user).toEqual({
    key: expect.stringMatching(/^[\w-]{22}$/),
    status: 'active',
    credits: 12,
    paid_user: true,
    signup_date: NOON.toISOString(),
    fictional_icon: false,
    language: 'fr',
    notifications_disabled: [],
    is_discreet: false,
    shows_last_seen: true,
    unread_messages: 0,
    discount: null,
    new_likes: 0,
    has_about: false,
    has_free_message: false,
    profile: {
      name: 'Noor',
      country: 'NL',
      status: 'active',
      main_image: {
        filename: `${photo}-card.webp`,
        thumb_filename: `${photo}-thumb.webp`,
        status: 'active',
      },
    },
  })
})

test('a member who is not confirmed yet is shown as such, and so is a photo that waits', async () => {
  const member = await makeMember(db, site.id, { status: 'not_confirmed' })
  const photo = await makePhoto(db, member.id)
  await db.updateTable('photo').set({ status: 'waiting' }).where('filename', '=', photo).execute()

  const { body } = await getUser(await cookieOf(db, member.id, NOON))

  expect(body.user).toMatchObject({
    status: 'not_confirmed',
    profile: { status: 'disabled', main_image: { status: 'waiting' } },
  })
})

test.each(LOCALE_CODES)('a member keeps the language %s', async (language) => {
  const member = await makeMember(db, site.id)
  const cookie = await cookieOf(db, member.id, NOON)
  const bystander = await makeMember(db, site.id, { language: 'nl' })

  const saved = await saveLanguage(language, cookie)

  expect(saved.body.user.language).toBe(language)
  const rows = await db
    .selectFrom('member')
    .select(['id', 'language'])
    .where('id', 'in', [member.id, bystander.id])
    .execute()
  expect(rows).toEqual(
    expect.arrayContaining([
      { id: member.id, language },
      { id: bystander.id, language: 'nl' },
    ]),
  )
})

test.each(['xx', '', 'NL', 'nl-NL', 'toString'])(
  'the language "%s" is refused by name [ERR-3]',
  async (language) => {
    const member = await makeMember(db, site.id)
    const cookie = await cookieOf(db, member.id, NOON)

    const { status, body } = await saveLanguage(language, cookie)

    expect([status, body.error.params.field]).toEqual([400, 'language'])
  },
)
