import type { SearchFilters } from '#contract/search.ts'
import type { changed, SearchField } from './filters.ts'

/** Filters that are being chosen, in the address or still in a dialog. */
export type FilterChoice = {
  readonly filters: SearchFilters
  /** The same with what was left open filled in. */
  readonly applied: SearchFilters
  readonly change: (part: Parameters<typeof changed>[1]) => void
  readonly offers: (field: SearchField) => boolean
}
