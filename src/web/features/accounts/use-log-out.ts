import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { pathTo } from '#contract/routes.ts'
import { logOut } from '#contract/user.ts'
import { call } from '#web/api/call.ts'
import { whileSessionChanges } from '#web/browser/session-change.ts'
import { forgetMember } from './forget-member.ts'

/** Ends the session, forgets what was loaded or kept for the member, and goes to the first page. */
export function useLogOut() {
  const queries = useQueryClient()
  const navigate = useNavigate()
  return async () => {
    await whileSessionChanges(async () => {
      await call(logOut, {})
      forgetMember(queries)
    })
    await navigate(pathTo('index'))
  }
}
