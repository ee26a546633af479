import { queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import type { Call } from '#contract/endpoint.ts'
import { countMembers, type SearchFilters, searchMembers } from '#contract/search.ts'
import type { SiteSettings } from '#contract/settings.ts'
import { call, isRefused } from '#web/api/call.ts'
import { searchCountKey, searchKey } from '#web/api/keys.ts'
import { cacheLikes } from '#web/features/members/like.ts'
import { addressOf, changed, type SearchField } from './filters.ts'

/** Members see other things than visitors do, so what was found is kept apart. */
export type ViewerKind = 'member' | 'visitor'

const KEPT_MS = 30 * 60_000

/**
 * A search and all its pages so far. It never refetches by itself: its order is that of the moment it began. A visitor
 * who comes back to it begins with as many pages as there were.
 */
export function searchQuery(filters: SearchFilters, viewer: ViewerKind, depth = 1) {
  return queryOptions({
    queryKey: [...searchKey, viewer, addressOf(filters)],
    queryFn: async ({ client }): Promise<readonly SearchPage[]> => {
      const pages = await fetchPages(call, filters, depth)
      cacheLikes(
        client,
        pages.flatMap(({ results, similar_results: similar }) => [...results, ...similar]),
      )
      return pages
    },
    staleTime: Infinity,
    gcTime: KEPT_MS,
  })
}

export type SearchPage = z.output<(typeof searchMembers)['output']>
/** Which page: the first, or the one after another. */
type PageRequest = { readonly pageNumber: number; readonly after?: string }

export const FIRST_PAGE: PageRequest = { pageNumber: 1 }

/** One page of a search. A region that does not exist, as in an old link, is left out. */
export async function fetchPage(
  call: Call,
  filters: SearchFilters,
  request: PageRequest,
): Promise<SearchPage> {
  try {
    // Where nothing is asked, a member's own wishes are: a search with words in its address is exactly that one.
    const isOpen = addressOf(filters) === '' && request.after === undefined
    const byDefault = isOpen ? ({ by_default: 'yes' } as const) : {}
    return await call(searchMembers, { ...filters, ...byDefault, ...request })
  } catch (error) {
    if (!isRefused(error, 'INVALID_INPUT') || filters.countryregion === undefined) throw error
    return fetchPage(call, changed(filters, { countryregion: undefined }), request)
  }
}

/**
 * A search from its beginning, as deep as it goes and is asked for; a page that does not come any more is left for
 * later.
 */
async function fetchPages(
  call: Call,
  filters: SearchFilters,
  depth: number,
): Promise<readonly SearchPage[]> {
  const pages = [await fetchPage(call, filters, FIRST_PAGE)]
  while (pages.length < depth) {
    const request = pageAfter(pages.at(-1))
    const page = request && (await fetchPage(call, pages[0]!.filters, request).catch(() => null))
    if (!page) break
    pages.push(page)
  }
  return pages
}

/** How many a search finds: its first page says so, or it is asked for after it; null until it is known. */
export function useNumResults(first: SearchPage | undefined): number | null {
  const { data = null } = useQuery({
    queryKey: [...searchCountKey, first?.as_of, first && addressOf(first.filters)],
    queryFn:
      first && first.numResults === null
        ? async () => (await call(countMembers, first.filters)).numResults
        : skipToken,
    staleTime: Infinity,
  })
  return first?.numResults ?? data
}

/** Null after the last one. */
export function pageAfter(last: SearchPage | undefined): PageRequest | null {
  return last?.next ? { pageNumber: last.pageNumber + 1, after: last.next } : null
}

/** Deeper than this it is not restored: it would take longer than to scroll there. */
const DEEPEST = 20

/** Notes at this place of the history how many pages were loaded, which outlives a reload of what is opened from there. */
export function noteDepth(pages: number): void {
  history.replaceState({ ...history.state, pages }, '')
}

/** How many pages were loaded here before; one if that is not known. */
export function notedDepth(): number {
  const { pages }: { pages?: unknown } = history.state ?? {}
  return typeof pages === 'number' && pages >= 1 ? Math.min(pages, DEEPEST) : 1
}

/** The filters to choose from: those of the site. Visitors have no town that a distance could begin at. */
export function offeredFields(settings: SiteSettings, viewer: ViewerKind): SearchField[] {
  return settings.search_fields.filter((field) => viewer === 'member' || field !== 'distance')
}
