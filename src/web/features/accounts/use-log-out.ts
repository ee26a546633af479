import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { pathTo } from '#contract/routes.ts'
import { logOut } from '#contract/user.ts'
import { call } from '#web/api/call.ts'
import { whileSessionChanges } from '#web/browser/session-change.ts'
import { useText } from '#web/i18n/use-text.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { forgetMember } from './forget-member.ts'

/** Ends the session, forgets what was loaded or kept for the member, and goes to the first page. Says so if it could not. */
export function useLogOut() {
  const t = useText('shell')
  const queries = useQueryClient()
  const navigate = useNavigate()
  return async () => {
    try {
      await whileSessionChanges(async () => {
        await call(logOut, {})
        forgetMember(queries)
      })
    } catch {
      const title = t('nav.logout_failed')
      showToast({ topic: 'refusal', title, icon: 'warning-circle', closeLabel: t('close') })
      return
    }
    await navigate(pathTo('index'))
  }
}
