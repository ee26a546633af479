import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { deleteAccount, type DeleteReason } from '#contract/account.ts'
import { dayIn } from '#contract/fields.ts'
import { pathTo } from '#contract/routes.ts'
import { call } from '#web/api/call.ts'
import { forgetMember } from '#web/features/accounts/forget-member.ts'
import { useStepUp } from '#web/features/accounts/use-step-up.tsx'
import { useSettings } from '#web/features/settings/use-settings.ts'

type Leaving = { reason: DeleteReason; explanation?: string }

/** Deletes the account after the password was asked for, forgets the member, and says what happens now. */
export function useDeleteAccount() {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { time_zone: timeZone } = useSettings()
  const { stepUp, modal } = useStepUp()
  const remove = useMutation({
    mutationFn: (leaving: Leaving) => stepUp(() => call(deleteAccount, leaving)),
    onSuccess: async (answer) => {
      if (!answer) return
      forgetMember(queries)
      const until = dayIn(timeZone, new Date(answer.erased_at))
      await navigate(`${pathTo('account-deleted')}?until=${until}`, { replace: true })
    },
  })
  return { remove, modal }
}
