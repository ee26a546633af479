import * as z from 'zod/mini'
import { Refusal } from '#contract/refusals.ts'
import { SearchFilters } from '#contract/search.ts'
import type { Settings } from '#server/features/settings/settings.ts'
import { appliedFilters, type Applied } from '../applied-filters.ts'
import type { Searcher } from '../searcher-of.ts'

type SavedFiltersInput = { readonly settings: Settings; readonly searcher: Searcher }

/** The filters of a saved search as they apply today; null when the site cannot answer it any more. */
export function savedFilters(stored: unknown, circumstances: SavedFiltersInput): Applied | null {
  const filters = z.safeParse(SearchFilters, stored)
  if (!filters.success) return null
  try {
    return appliedFilters(filters.data, circumstances)
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}

/** Filters as they are kept: lists in one order, so that the same search is the same text. */
export function toStore(filters: Applied): string {
  const entries = Object.entries(filters).map(([name, value]) => [
    name,
    Array.isArray(value) ? [...new Set(value)].toSorted() : value,
  ])
  return JSON.stringify(Object.fromEntries(entries))
}
