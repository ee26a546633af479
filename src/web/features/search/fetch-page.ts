import type * as z from 'zod/mini'
import type { Call } from '#contract/endpoint.ts'
import { type SearchFilters, searchMembers } from '#contract/search.ts'
import { isRefused } from '#web/api/is-refused.ts'
import { changed } from './filters.ts'

export type SearchPage = z.output<(typeof searchMembers)['output']>
/** Which page: the first, or the one after another. */
export type PageWish = { readonly pageNumber: number; readonly after?: string }

export const FIRST_PAGE: PageWish = { pageNumber: 1 }

/** One page of a search. A region that does not exist, as in an old link, is left out. */
export async function fetchPage(
  call: Call,
  filters: SearchFilters,
  wish: PageWish,
): Promise<SearchPage> {
  try {
    return await call(searchMembers, { ...filters, ...wish })
  } catch (error) {
    if (!isRefused(error, 'INVALID_INPUT') || filters.countryregion === undefined) throw error
    return fetchPage(call, changed(filters, { countryregion: undefined }), wish)
  }
}

/** A search from its beginning, as deep as it goes and is wished for; what does not come any more is left for later. */
export async function fetchPages(
  call: Call,
  filters: SearchFilters,
  depth: number,
): Promise<readonly SearchPage[]> {
  const pages = [await fetchPage(call, filters, FIRST_PAGE)]
  while (pages.length < depth) {
    const wish = pageAfter(pages.at(-1))
    const page = wish && (await fetchPage(call, filters, wish).catch(() => null))
    if (!page) break
    pages.push(page)
  }
  return pages
}

/** Null after the last one. */
export function pageAfter(last: SearchPage | undefined): PageWish | null {
  return last?.next ? { pageNumber: last.pageNumber + 1, after: last.next } : null
}
