import { type Query, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { pathTo } from '#contract/routes.ts'
import { getUser, logOut, type User } from '#contract/user.ts'
import { settingsKey, userKey } from '#web/api/keys.ts'
import { call } from '#web/api/call.ts'
import { useKnown } from '#web/api/use-known.ts'
import { forgetOfflineCopies, forgetPersonal } from '#web/browser/storage.ts'
import { whileSessionChanges } from '#web/api/session.ts'
import { useSettings } from '#web/features/settings/settings.ts'
import { useText } from '#web/i18n/catalogue.ts'
import { showToast } from '#web/ui/toast-store.ts'

/** The member who is logged in, or null. It came with the page, so it is always known. */
export const useUser: () => User | null = import.meta.env.SSR ? useUserOfPage : useUserOfNow

function useUserOfPage(): User | null {
  return useKnown<User | null>(userKey) ?? null
}

function useUserOfNow(): User | null {
  const query = useQuery({
    queryKey: userKey,
    queryFn: async () => (await call(getUser, {})).user,
    staleTime: Infinity,
  })
  return query.data ?? null
}

/** The credits a text costs; 0 while the member's first one to a person is free. */
export function useMessageCredits(isFictional: boolean): number {
  const { message_credits: cost } = useSettings()
  const isFree = useUser()?.has_free_message === true && !isFictional
  return isFree ? 0 : cost
}

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
      // Without a connection the session goes on, but who wants to leave wants nothing to be looked at here.
      forgetOfflineCopies()
      const title = t('nav.logout_failed')
      showToast({ topic: 'refusal', title, icon: 'warning-circle', closeLabel: t('close') })
      return
    }
    await navigate(pathTo('index'))
  }
}

/** Makes the member who is here a visitor: what was loaded or kept for the member is gone. */
export function forgetMember(queries: QueryClient): void {
  queries.removeQueries({ predicate: isPersonal })
  queries.setQueryData(userKey, null)
  forgetPersonal()
}

const KEPT: readonly unknown[] = [settingsKey[0], userKey[0]]

/** Whether a query was loaded as this member may see it: all but the site's settings, and the user. */
export function isPersonal({ queryKey }: Pick<Query, 'queryKey'>): boolean {
  return !KEPT.includes(queryKey[0])
}
