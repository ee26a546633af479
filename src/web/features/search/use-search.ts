import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import type { SearchFilters } from '#contract/search.ts'
import { SEARCH_FIELDS } from '#contract/settings.ts'
import { call, isRefused } from '#web/api/call.ts'
import { useUser } from '#web/features/accounts/user.ts'
import { cacheLikes } from '#web/features/members/like.ts'
import { useSettings } from '#web/features/settings/settings.ts'
import { addressOf, changed, filtersIn, type SearchField } from './filters.ts'
import type { LoadedSearch } from './load-search.ts'
import {
  fetchPage,
  noteDepth,
  offeredFields,
  pageAfter,
  type SearchPage,
  searchQuery,
  type ViewerKind,
} from './search-query.ts'

export type Search = ReturnType<typeof useSearch>

/** A search as far as it was scrolled. While other filters are tried, what was found before stays until there is more. */
export function useSearch(filters: SearchFilters, viewer: ViewerKind, loaded: LoadedSearch | null) {
  const queries = useQueryClient()
  const options = searchQuery(filters, viewer)
  const came =
    loaded?.viewer === viewer && loaded.address === addressOf(filters) ? loaded.page : null
  const isClosed = came === 'LOGIN_REQUIRED'
  const query = useQuery({
    ...options,
    enabled: !isClosed,
    ...(came && !isClosed ? { initialData: [came] } : {}),
    placeholderData: keepPreviousData,
  })
  const more = useMorePages(filters, viewer)
  const depth = query.isPlaceholderData ? 0 : (query.data?.length ?? 0)
  useEffect(() => {
    if (depth > 0) noteDepth(depth)
  }, [depth])

  return {
    pages: query.data ?? [],
    more,
    error: query.error,
    isFetching: query.isFetching,
    /** Whether the pages are still those of the search before. */
    isOld: query.isPlaceholderData,
    /** Only members search here. */
    isWalled: isClosed || isRefused(query.error, 'LOGIN_REQUIRED'),
    retry: () => void query.refetch(),
    /** Begins again with the members who are active now; until they are there, everything stays. */
    restart: async () => void (await queries.fetchQuery({ ...options, staleTime: 0 })),
  }
}

/** Adds the next page to a search, one at a time. */
function useMorePages(filters: SearchFilters, viewer: ViewerKind) {
  const queries = useQueryClient()
  const { queryKey: key } = searchQuery(filters, viewer)
  const address = addressOf(filters)
  const mutation = useMutation({
    mutationFn: async (_address: string) => {
      const known = queries.getQueryData(key)
      const last = known?.at(-1)
      const request = pageAfter(last)
      if (!known || !request) return
      // The first page says what was really asked: it may have been filled in.
      const page = await fetchPage(call, known[0]!.filters, request)
      cacheLikes(queries, page.results)
      // A search that was begun anew meanwhile has no use for it.
      queries.setQueryData(key, (pages) =>
        pages && pages.at(-1) === last ? [...pages, page] : pages,
      )
    },
  })
  // What is said about it must be about this search and no earlier one.
  const isOurs = mutation.variables === address

  return {
    isLoading: isOurs && mutation.isPending,
    isFailed: isOurs && mutation.isError,
    load: () => {
      if (!(isOurs && mutation.isPending)) mutation.mutate(address)
    },
  }
}

export type Filters = ReturnType<typeof useFilters>

/** The filters of the search on the screen. They stand in the address, so the browser's way back undoes each change. */
export function useFilters() {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const settings = useSettings()
  const user = useUser()
  const viewer = user ? 'member' : 'visitor'
  const isToldOnline = user?.shows_last_seen ?? true
  const offered = offeredFields(settings, viewer).filter(
    (field) => field !== 'online' || isToldOnline,
  )
  const filters = filtersIn(params, { ...settings, offered })

  function apply(next: SearchFilters) {
    void navigate({ search: withOthers(params, next) })
  }

  return {
    filters,
    viewer,
    apply,
    offers: (field: SearchField) => offered.includes(field),
    change: (part: Parameters<typeof changed>[1]) => apply(changed(filters, part)),
  } as const
}

/**
 * The filters as a member sees and changes them where their search began by itself: their own age range and distance are set, and can
 * be taken away like any other. Taking all away leaves a search of the whole country, not the one that began by itself.
 */
export function shownFilters(own: Filters, first: SearchPage | undefined): Filters {
  if (own.viewer === 'visitor' || addressOf(own.filters) !== '' || !first) return own
  const { min_age, max_age, distance, country } = first.filters
  const filters = changed({}, { min_age, max_age, distance })
  const apply = (next: SearchFilters) =>
    own.apply(addressOf(next) === '' ? changed({}, { country }) : next)
  return { ...own, filters, apply, change: (part) => apply(changed(filters, part)) }
}

/** The rest of the address, such as who sent the visitor, stays. */
function withOthers(params: URLSearchParams, filters: SearchFilters): string {
  const others = [...params].filter(([name]) => !SEARCH_FIELDS.some((field) => field === name))
  const rest = new URLSearchParams(others).toString()
  return [addressOf(filters), rest].filter(Boolean).join('&')
}
