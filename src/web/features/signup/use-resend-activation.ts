import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Refusal } from '#contract/refusals.ts'
import { resendActivation } from '#contract/signup.ts'
import { call } from '#web/api/call.ts'
import { refreshUser } from '#web/features/accounts/refresh-user.ts'

/** Sends the activation mail again, to another address if one is given. */
export function useResendActivation(onSent?: (email: string) => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (email: string | null) => call(resendActivation, email ? { email } : {}),
    onSuccess: ({ email }) => onSent?.(email),
    onError: (error) => {
      const isActive = error instanceof Refusal && error.code === 'ALREADY_ACTIVE'
      if (isActive) void refreshUser(queries).catch(() => undefined)
    },
  })
}
