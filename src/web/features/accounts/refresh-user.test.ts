import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import type { User } from '#contract/user.ts'
import { settingsKey } from '#web/features/settings/use-settings.ts'
import { refreshUser } from './refresh-user.ts'
import { userKey } from './use-user.ts'
import { SAMPLE_USER } from './sample-user.ts'

afterEach(() => vi.unstubAllGlobals())

/** Which of what was loaded is asked for anew, after the server said who is there. */
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
})
