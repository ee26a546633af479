import { afterEach, expect, test, vi } from 'vitest'
import { getPreferences } from '#contract/notifications.ts'
import { Refusal } from '#contract/refusals.ts'
import { saveLanguage } from '#contract/user.ts'
import { call } from './call.ts'
import { sessionEnd } from './session-end.ts'

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
