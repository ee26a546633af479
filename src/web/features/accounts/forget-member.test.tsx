import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { forgetMember } from './user.ts'

test('what was loaded or kept for a member is gone, and the site itself stays [P11] [AUT-2]', () => {
  const queries = new QueryClient()
  queries.setQueryData(['settings'], { name: 'Vonk' })
  queries.setQueryData(['user'], { credits: 3 })
  queries.setQueryData(['chats', 'zoe'], ['Donderdag?'])
  localStorage.setItem('draft', 'dear Zoë')
  localStorage.setItem('hide-enrich-alert', '1')
  sessionStorage.setItem('signup', 'noor@example.com')
  sessionStorage.setItem('reloaded-at', '1')

  forgetMember(queries)

  expect(queries.getQueryData(['user'])).toBeNull()
  expect(queries.getQueryData(['chats', 'zoe'])).toBeUndefined()
  expect(queries.getQueryData(['settings'])).toEqual({ name: 'Vonk' })
  expect(Object.keys(localStorage)).toEqual(['hide-enrich-alert'])
  expect(Object.keys(sessionStorage)).toEqual(['reloaded-at'])
  localStorage.clear()
  sessionStorage.clear()
})
