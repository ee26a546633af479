import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { User } from '#contract/user.ts'
import { settingsKey, userKey } from '#web/api/keys.ts'
import { quietTime } from '#test/quiet-time.ts'
import { sessionEnd } from '#web/api/session.ts'
import { refreshUser, refreshUserQuietly } from './refresh-user.ts'
import { SAMPLE_USER } from './sample-user.ts'

const reload = vi.fn<() => void>()

beforeEach(() => {
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('sessionStorage', {})
})

afterEach(() => {
  vi.unstubAllGlobals()
  reload.mockClear()
})

/** Which of the loaded queries are asked for anew, after the server answered this user. */
async function outdatedBy(user: User): Promise<unknown[]> {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify({ user }))))
  const queries = new QueryClient()
  for (const key of [userKey, settingsKey, ['search'], ['member', 'x']])
    queries.setQueryData(key, key === userKey ? SAMPLE_USER : {})

  await refreshUser(queries)

  expect(queries.getQueryData(userKey)).toEqual(user)
  const all = queries.getQueryCache().getAll()
  return all.filter(({ state }) => state.isInvalidated).map(({ queryKey }) => queryKey[0])
}

test('whoever becomes premium is shown every photo anew, on every screen [CRE-2]', async () => {
  expect(await outdatedBy({ ...SAMPLE_USER, credits: 78, paid_user: true })).toEqual([
    'search',
    'member',
  ])
})

test('other news about a member changes nothing but that [CRE-2]', async () => {
  expect(await outdatedBy({ ...SAMPLE_USER, credits: 2 })).toEqual([])
  expect(reload).not.toHaveBeenCalled()
})

test('a page where somebody else is logged in by now shows nothing of who was before: it starts anew [P11]', async () => {
  const another = { ...SAMPLE_USER, key: 'another' }
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify({ user: another }))))
  const queries = new QueryClient()
  queries.setQueryData(userKey, SAMPLE_USER)
  queries.setQueryData(['chats', 'zoe'], ['Donderdag?'])

  await refreshUser(queries)

  expect(queries.getQueryData(userKey)).toEqual(another)
  expect(queries.getQueryData(['chats', 'zoe'])).toBeUndefined()
  expect(reload).toHaveBeenCalledOnce()
})

test('an answer that nobody is here counts only when it is given twice [A2] [AUT-2]', async () => {
  const answers = [{ user: null }, { user: SAMPLE_USER }, { user: null }, { user: null }]
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(answers.shift()))))
  const listener = vi.fn<() => void>()
  const stop = sessionEnd.subscribe(listener)
  const queries = new QueryClient()
  queries.setQueryData(userKey, SAMPLE_USER)

  await refreshUser(queries)
  const afterOne = listener.mock.calls.length
  await refreshUser(queries)
  stop()

  expect([afterOne, listener.mock.calls.length]).toEqual([0, 1])
})

// A failure that nobody hears of fails the whole run.
test('a refresh that fails while nobody waits for it changes nothing and troubles nobody [CRE-2]', async () => {
  const refused = vi.fn(() => Promise.resolve(new Response('{}', { status: 500 })))
  vi.stubGlobal('fetch', refused)
  const queries = new QueryClient()
  queries.setQueryData(userKey, SAMPLE_USER)

  refreshUserQuietly(queries)
  await expect.poll(() => refused).toHaveBeenCalledOnce()
  await quietTime(20)

  expect(queries.getQueryData(userKey)).toEqual(SAMPLE_USER)
})
