import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { pathTo } from '#contract/routes.ts'
import { logOut } from '#contract/user.ts'
import { call } from '#web/api/call.ts'
import { userKey } from './use-user.ts'

/** Ends the session, forgets what was loaded for the member, and goes to the first page. */
export function useLogOut() {
  const queries = useQueryClient()
  const navigate = useNavigate()
  return async () => {
    await call(logOut, {})
    queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'settings' })
    queries.setQueryData(userKey, null)
    await navigate(pathTo('index'))
  }
}
