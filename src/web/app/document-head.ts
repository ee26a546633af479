import { skipToken, useQuery } from '@tanstack/react-query'
import { useLocation, useMatches } from 'react-router'
import { pageNameKey } from '#web/api/page-name.ts'
import { useUser } from '#web/features/accounts/user.ts'
import { useBoot } from '#web/features/settings/settings.ts'
import { useCatalogue } from '#web/i18n/catalogue-context.ts'
import { useHeadTags } from '#web/browser/use-head-tags.ts'
import type { RouteName } from '#contract/routes.ts'
import { pageHead } from './page-head.ts'
import { pageIcon } from './page-icon.ts'

/** Keeps title and addresses of the document true while the visitor moves through the application. */
export function useDocumentHead(status: number): void {
  const boot = useBoot()
  const user = useUser()
  const catalogue = useCatalogue()
  const { pathname, search } = useLocation()
  const match = useMatches().at(-1)
  const name = (match?.id ?? 'root') as RouteName | 'root'
  const { data: called } = useQuery<string>({
    queryKey: pageNameKey(pathname),
    queryFn: skipToken,
  })
  const head = pageHead(
    { boot, catalogue, path: pathname, search, user },
    { name, data: match?.loaderData, called, status },
  )
  useHeadTags({ ...head, icon: pageIcon(user?.is_discreet ?? false) })
}
