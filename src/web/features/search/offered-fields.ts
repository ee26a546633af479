import type { SiteSettings } from '#contract/settings.ts'
import type { SearchField } from './filters.ts'
import type { Who } from './search-query.ts'

/** The filters to choose from: those of the site. Visitors have no town that a distance could begin at. */
export function offeredFields(settings: SiteSettings, who: Who): SearchField[] {
  return settings.search_fields.filter((field) => who === 'member' || field !== 'distance')
}
