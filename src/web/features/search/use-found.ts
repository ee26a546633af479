import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { SearchFilters } from '#contract/search.ts'
import { useDebounced } from '#web/browser/use-debounced.ts'
import { searchQuery, type Who } from './search-query.ts'

const PAUSE_MS = 250

/** Whom filters that are still being chosen would find: whoever asks to see them has them here already. */
export function useFound(draft: SearchFilters, who: Who) {
  const asked = useDebounced(draft, PAUSE_MS)
  const { data, isError } = useQuery({
    ...searchQuery(asked, who),
    placeholderData: keepPreviousData,
  })
  const first = isError ? undefined : data?.[0]
  return { count: first?.numResults ?? null, applied: first?.filters }
}
