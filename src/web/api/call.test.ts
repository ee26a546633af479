import { afterEach, expect, test, vi } from 'vitest'
import { confirmPassword } from '#contract/account.ts'
import { getPreferences } from '#contract/notifications.ts'
import { Refusal } from '#contract/refusals.ts'
import { saveLanguage } from '#contract/user.ts'
import { call } from './call.ts'
import { isSessionChanging, sessionEnd, whileSessionChanges } from './session.ts'

afterEach(() => vi.unstubAllGlobals())

function answerWith(status: number, body: object) {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(body), { status })))
}

async function heardDuring(ask: () => Promise<unknown>): Promise<number> {
  const listener = vi.fn<() => void>()
  const stop = sessionEnd.subscribe(listener)
  await expect(ask()).rejects.toBeInstanceOf(Refusal)
  stop()
  return listener.mock.calls.length
}

const LOGIN_REQUIRED = { error: { code: 'LOGIN_REQUIRED' }, authentication_required: true }

test('an answer that nobody is logged in is heard [AUT-2]', async () => {
  answerWith(403, LOGIN_REQUIRED)

  expect(await heardDuring(() => call(getPreferences, {}))).toBe(1)
})

/** A server that knows this token of the session only, and answers who has it. */
function serverThatKnows(session: { token: string; key: string }, sentWith: () => string) {
  const paths: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    paths.push(path)
    const isKnown = sentWith() === session.token
    if (path === '/api/user.php')
      return new Response(JSON.stringify({ user: isKnown ? { key: session.key } : null }))
    return isKnown
      ? new Response(JSON.stringify({ is: 'done' }))
      : new Response(JSON.stringify(LOGIN_REQUIRED), { status: 403 })
  })
  return paths
}

test('what was sent with a token that is renewed meanwhile is sent again, once, and nobody is logged out [AUT-2] [A2]', async () => {
  vi.stubGlobal('sessionStorage', { owner: 'noor' })
  const cookie = { token: 'old' }
  const paths = serverThatKnows({ token: 'new', key: 'noor' }, () => cookie.token)
  const listener = vi.fn<() => void>()
  const stop = sessionEnd.subscribe(listener)
  const renewal = { arrive: () => {} }
  const renewing = whileSessionChanges(
    () =>
      new Promise<void>((done) => {
        renewal.arrive = done
      }),
  )

  const answer = call(getPreferences, {})
  await expect.poll(() => paths.length).toBe(1)
  cookie.token = 'new'
  renewal.arrive()

  expect(await answer).toEqual({ is: 'done' })
  await renewing
  stop()
  expect(listener).not.toHaveBeenCalled()
  expect(paths).toEqual(['/api/notifications.php', '/api/user.php', '/api/notifications.php'])
})

test('a step that renews the token is refused at once when the login is over [AUT-2] [A2]', async () => {
  vi.stubGlobal('sessionStorage', { owner: 'noor' })
  answerWith(403, LOGIN_REQUIRED)

  expect(await heardDuring(() => call(confirmPassword, { password: 'twaalf bruggen' }))).toBe(1)
})

test('what goes out with the old token waits for the step that renews it [A2]', async () => {
  vi.stubGlobal('sessionStorage', { owner: 'noor' })
  const confirmation: { answer?: (reply: Response) => void } = {}
  const cookie = { token: 'old' }
  serverThatKnows({ token: 'new', key: 'noor' }, () => cookie.token)
  const others = globalThis.fetch
  vi.stubGlobal('fetch', (path: string) =>
    path === '/api/confirm-password.php'
      ? new Promise<Response>((answer) => (confirmation.answer = answer))
      : others(path),
  )

  const confirming = call(confirmPassword, { password: 'twaalf bruggen' })
  const asked = call(getPreferences, {})
  await expect.poll(() => isSessionChanging()).toBe(true)
  cookie.token = 'new'
  confirmation.answer?.(new Response('{}'))

  expect(await asked).toEqual({ is: 'done' })
  await confirming
})

test('it is not sent again for another member who is logged in by now [P11]', async () => {
  vi.stubGlobal('sessionStorage', { owner: 'noor' })
  const asked = { count: 0 }
  const paths = serverThatKnows({ token: 'sem', key: 'sem' }, () =>
    (asked.count += 1) === 1 ? 'noor' : 'sem',
  )

  expect(await heardDuring(() => call(getPreferences, {}))).toBe(1)
  expect(paths).toHaveLength(2)
})

test('the call that asks who is there, and every other refusal, say nothing about it [AUT-2]', async () => {
  answerWith(403, LOGIN_REQUIRED)
  expect(await heardDuring(() => call(saveLanguage, { language: 'nl' }))).toBe(0)
  answerWith(403, { error: { code: 'PASSWORD_REQUIRED' } })

  expect(await heardDuring(() => call(getPreferences, {}))).toBe(0)
})

test.each([
  [502, 'no JSON', '<h1>Bad Gateway</h1>', 'UNEXPECTED'],
  [503, 'nothing of ours', '{"error":{"code":"toString"}}', 'SERVICE_UNAVAILABLE'],
  [500, 'nothing at all', 'null', 'UNEXPECTED'],
  [409, 'a reason', '{"error":{"code":"PHOTO_LIMIT","params":{"most":3}}}', 'PHOTO_LIMIT'],
])('an answer of %d that says %s is a refusal', async (status, _what, body, code) => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status })))

  await expect(call(saveLanguage, { language: 'nl' })).rejects.toMatchObject({ code })
})
