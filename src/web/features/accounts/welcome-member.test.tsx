import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { userKey } from '#web/api/keys.ts'
import { forgetPersonal } from '#web/browser/storage.ts'
import { SAMPLE_USER } from './sample-user.ts'
import { welcomeMember } from './refresh-user.ts'

const NOOR = SAMPLE_USER
const SEM = { ...SAMPLE_USER, key: 'sem' }

beforeEach(forgetPersonal)
afterEach(forgetPersonal)

/** What Noor leaves when she goes without logging out: a draft, and something of her tab. */
function leaveThings() {
  welcomeMember(new QueryClient(), NOOR)
  localStorage.setItem('draft:x', '"dear Zoë"')
  sessionStorage.setItem('complaint', '{}')
}

test('whoever logs in after another who did not log out finds nothing of them [P11]', () => {
  leaveThings()

  welcomeMember(new QueryClient(), SEM)

  expect(Object.entries(localStorage)).toEqual([['owner', SEM.key]])
  expect(Object.entries(sessionStorage)).toEqual([['owner', SEM.key]])
})

test('whoever comes back finds what they have left [CHA-2]', () => {
  leaveThings()

  welcomeMember(new QueryClient(), NOOR)

  expect(localStorage.getItem('draft:x')).toBe('"dear Zoë"')
  expect(sessionStorage.getItem('complaint')).toBe('{}')
})

test('what a visitor has begun goes on when they log in [AUT-2]', () => {
  sessionStorage.setItem('complaint', '{}')

  welcomeMember(new QueryClient(), NOOR)

  expect(sessionStorage.getItem('complaint')).toBe('{}')
})

test('a tab that was asleep meanwhile loses what it kept, and not what the new member wrote in another [P11]', () => {
  leaveThings()
  localStorage.setItem('owner', SEM.key)
  localStorage.setItem('draft:x', '"from Sem"')

  welcomeMember(new QueryClient(), SEM)

  expect(localStorage.getItem('draft:x')).toBe('"from Sem"')
  expect(sessionStorage.getItem('complaint')).toBeNull()
})

test('what was loaded for another is gone before the new member is there [P11]', () => {
  const queries = new QueryClient()
  queries.setQueryData(userKey, NOOR)
  queries.setQueryData(['chats', 'zoe'], ['Donderdag?'])
  const chatsWhenChanged: unknown[] = []
  queries.getQueryCache().subscribe(({ query, type }) => {
    if (type === 'updated' && query.queryKey === userKey)
      chatsWhenChanged.push(queries.getQueryData(['chats', 'zoe']))
  })

  const isAnother = welcomeMember(queries, SEM)

  expect(isAnother).toBe(true)
  expect(queries.getQueryData(userKey)).toEqual(SEM)
  expect(chatsWhenChanged.length).toBeGreaterThan(0)
  expect(chatsWhenChanged.every((chats) => chats === undefined)).toBe(true)
})
