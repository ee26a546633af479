import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router'
import { checkResetLink, resetPassword } from '#contract/account.ts'
import { pathTo } from '#contract/routes.ts'
import { call } from '#web/api/call.ts'
import { resetLinkKey } from '#web/api/keys.ts'
import { DeadLink, isDeadLink } from '#web/features/accounts/notices.tsx'
import { forgetMember } from '#web/features/accounts/user.ts'
import { type NewPassword, NewPasswordForm } from '#web/features/accounts/new-password-form.tsx'
import { useText } from '#web/i18n/catalogue.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { PageCard } from '#web/ui/page-parts.tsx'

/** Behind the link in the mail: a new password, and then the login. */
export function ResetPasswordDoScreen() {
  const t = useText('reset-password')
  const token = useSearchParams()[0].get('token')
  const reset = useReset(token ?? '')
  // Not while it is being used: a link that has just done its work is no dead one.
  const link = useLink(reset.isIdle ? token : null)

  if (!token || isDeadLink(link.error) || isDeadLink(reset.error)) {
    return (
      <PageCard title={t('dead')}>
        <DeadLink>
          <ButtonLink href={pathTo('reset-password')}>{t('new_mail')}</ButtonLink>
        </DeadLink>
      </PageCard>
    )
  }

  return (
    <PageCard title={t('do_title')} lead={t('do_lead')}>
      <NewPasswordForm
        asksOld={false}
        busy={reset.isPending}
        error={reset.error}
        onSubmit={(form) => reset.mutate(form)}
        submitText={t('do_submit')}
      />
    </PageCard>
  )
}

/** Tells of a dead link before the member thinks of a password. Without an answer, sending the form tells it, too. */
function useLink(token: string | null) {
  return useQuery({
    queryKey: [...resetLinkKey, token],
    queryFn: () => call(checkResetLink, { token: token ?? '' }),
    enabled: token !== null,
    staleTime: Infinity,
    retry: false,
  })
}

/** Every session has ended with it, also one in this browser. */
function useReset(token: string) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: ({ password, password_repeat }: NewPassword) =>
      call(resetPassword, { token, password, password_repeat }),
    onSuccess: async () => {
      forgetMember(queries)
      await navigate(`${pathTo('login')}?done=reset`, { replace: true })
    },
  })
}
