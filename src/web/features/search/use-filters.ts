import { useNavigate, useSearchParams } from 'react-router'
import type { SearchFilters } from '#contract/search.ts'
import { SEARCH_FIELDS } from '#contract/settings.ts'
import { useUser } from '#web/features/accounts/use-user.ts'
import { useSettings } from '#web/features/settings/use-settings.ts'
import { addressOf, changed, filtersIn, type SearchField } from './filters.ts'
import { offeredFields } from './offered-fields.ts'

export type Filters = ReturnType<typeof useFilters>

/** The filters of the search on the screen. They stand in the address, so every change is a step one can go back. */
export function useFilters() {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const settings = useSettings()
  const who = useUser() ? 'member' : 'visitor'
  const offered = offeredFields(settings, who)
  const filters = filtersIn(params, { ...settings, offered })

  function apply(next: SearchFilters) {
    void navigate({ search: withOthers(params, next) })
  }

  return {
    filters,
    who,
    apply,
    offers: (field: SearchField) => offered.includes(field),
    change: (part: Parameters<typeof changed>[1]) => apply(changed(filters, part)),
  } as const
}

/** The rest of the address, such as who sent the visitor, stays. */
function withOthers(params: URLSearchParams, filters: SearchFilters): string {
  const others = [...params].filter(([name]) => !SEARCH_FIELDS.some((field) => field === name))
  const rest = new URLSearchParams(others).toString()
  return [addressOf(filters), rest].filter(Boolean).join('&')
}
