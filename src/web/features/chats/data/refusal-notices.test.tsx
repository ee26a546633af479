import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { userKey } from '#web/api/keys.ts'
import { forgetPersonal } from '#web/browser/storage.ts'
import { SAMPLE_USER } from '#web/features/accounts/sample-user.ts'
import { draftOf, refusalNotices, useRefusalCode } from './drafts.ts'

beforeEach(forgetPersonal)

async function lookAt(profileId: string) {
  const queries = new QueryClient()
  queries.setQueryData(userKey, { ...SAMPLE_USER, credits: 1 })
  const { result } = await renderHook(() => useRefusalCode(profileId), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    ),
  })
  return { queries, result }
}

test('why a message was refused is not told to whoever comes after its writer [P11]', async () => {
  refusalNotices.set('zoe', 'INSUFFICIENT_CREDITS', 1)

  forgetPersonal()

  const { result } = await lookAt('zoe')
  expect(result.current).toBeNull()
})

test('why a message was refused is known in every tab, and after a reload [CHA-5]', async () => {
  // As another tab, or this one before, has written it.
  localStorage.setItem('draft:zoe:refusal', '{"code":"CONVERSATION_LIMIT","credits":1}')

  const { result } = await lookAt('zoe')

  expect(result.current).toBe('CONVERSATION_LIMIT')
})

test('the reason stays as long as what was refused stands there, and goes when it changes [CHA-5]', async () => {
  const { result } = await lookAt('zoe')
  draftOf('zoe').set('Een')
  refusalNotices.set('zoe', 'CONVERSATION_LIMIT', 1)

  draftOf('zoe').set('Een')
  await expect.poll(() => result.current).toBe('CONVERSATION_LIMIT')
  draftOf('zoe').set('Een en twee')

  await expect.poll(() => result.current).toBeNull()
})

test('whoever has bought credits since is not told that there were too few [CHA-5]', async () => {
  refusalNotices.set('zoe', 'INSUFFICIENT_CREDITS', 1)
  const { queries, result } = await lookAt('zoe')
  const before = result.current

  queries.setQueryData(userKey, { ...SAMPLE_USER, credits: 11 })

  await expect.poll(() => result.current).toBeNull()
  expect(before).toBe('INSUFFICIENT_CREDITS')
})
