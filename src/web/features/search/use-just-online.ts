import { skipToken, useQuery } from '@tanstack/react-query'
import type { MemberTile } from '#contract/members.ts'
import { listJustOnline } from '#contract/search.ts'
import { call } from '#web/api/call.ts'
import type { SearchPage } from './fetch-page.ts'
import { notShown } from './not-shown.ts'

const POLL_MS = 30_000
const NOBODY: readonly MemberTile[] = []

/** Who has become active since a search began and is not on the screen. Asked while somebody looks at the page. */
export function useJustOnline(pages: readonly SearchPage[]): readonly MemberTile[] {
  const [first] = pages
  const { data = NOBODY } = useQuery({
    queryKey: ['just-online', first?.filters, first?.as_of],
    queryFn: first
      ? async () => (await call(listJustOnline, { ...first.filters, as_of: first.as_of })).results
      : skipToken,
    // A search that has only just begun has nobody to add.
    initialData: [],
    initialDataUpdatedAt: first ? Date.parse(first.as_of) : 0,
    staleTime: POLL_MS,
    refetchInterval: POLL_MS,
  })
  return notShown(data, pages)
}
