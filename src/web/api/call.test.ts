import { afterEach, expect, test, vi } from 'vitest'
import { getPreferences } from '#contract/notifications.ts'
import { Refusal } from '#contract/refusals.ts'
import { saveLanguage } from '#contract/user.ts'
import { call } from './call.ts'
import { sessionEnd } from './session.ts'

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
