import type { QueryClient } from '@tanstack/react-query'
import type { Call } from '#contract/endpoint.ts'
import type { SearchFilters } from '#contract/search.ts'
import type { SiteSettings } from '#contract/settings.ts'
import { settingsKey, userKey } from '#web/api/keys.ts'
import { isRefused } from '#web/api/call.ts'
import { sleep } from '#web/browser/sleep.ts'
import {
  fetchPage,
  FIRST_PAGE,
  notedDepth,
  offeredFields,
  type SearchPage,
  searchQuery,
  type ViewerKind,
} from './search-query.ts'
import { addressOf, filtersIn } from './filters.ts'

/** What came with a page: the beginning of which search, or that visitors may not search here. */
export type LoadedSearch = {
  readonly viewer: ViewerKind
  readonly address: string
  readonly page: SearchPage | 'LOGIN_REQUIRED'
}

type LoadSearchInput = { readonly call: Call; readonly queries: QueryClient; readonly url: URL }

/** For how long a search may be shown again as it was before. */
const FRESH_MS = 60_000
/** After this long the screen shows the progress, and begins at the top. */
const LONGEST_WAIT_MS = 3_000

/**
 * The first page of the search in an address. In the browser it only starts the query, and the screen shows its
 * progress.
 */
export async function loadSearch({ call, queries, url }: LoadSearchInput) {
  const { filters, viewer } = searchIn(queries, url)
  if (import.meta.env.SSR) return firstPage(call, filters, viewer)

  // A visitor who comes back stands at the address already, and finds everything as they left it.
  const isBack = location.pathname + location.search === url.pathname + url.search
  const depth = isBack ? notedDepth() : 1
  const query = searchQuery(filters, viewer, depth)
  const { dataUpdatedAt } = queries.getQueryState(query.queryKey) ?? { dataUpdatedAt: 0 }
  if (!isBack && dataUpdatedAt < Date.now() - FRESH_MS)
    queries.removeQueries({ queryKey: query.queryKey, exact: true })
  const coming = queries.prefetchQuery(query)
  // Their place is found again only where there is as much as before.
  if (depth > 1) await Promise.race([coming, sleep(LONGEST_WAIT_MS)])
  return null
}

function searchIn(queries: QueryClient, url: URL) {
  const viewer: ViewerKind = queries.getQueryData(userKey) ? 'member' : 'visitor'
  const settings = queries.getQueryData<SiteSettings>(settingsKey)!
  const offered = offeredFields(settings, viewer)
  return { viewer, filters: filtersIn(url.searchParams, { ...settings, offered }) }
}

async function firstPage(
  call: Call,
  filters: SearchFilters,
  viewer: ViewerKind,
): Promise<LoadedSearch> {
  const page = await fetchPage(call, filters, FIRST_PAGE).catch((error: unknown) => {
    if (isRefused(error, 'LOGIN_REQUIRED')) return 'LOGIN_REQUIRED' as const
    throw error
  })
  return { viewer, address: addressOf(filters), page }
}
