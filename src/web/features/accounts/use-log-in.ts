import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { loginTarget } from '#contract/login-target.ts'
import { logIn } from '#contract/user.ts'
import { call } from '#web/api/call.ts'
import { userKey } from './use-user.ts'

/** Logs in and goes on to where the visitor wanted to be. */
export function useLogIn(target: string | null) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: (form: { email: string; password: string }) => call(logIn, form),
    onSuccess: async ({ user }) => {
      queries.setQueryData(userKey, user)
      await navigate(loginTarget(target), { replace: true })
    },
  })
}
