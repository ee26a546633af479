import * as contract from '#contract/search.ts'
import { settingsOf } from '#server/features/settings/settings.ts'
import { type App, route } from '#server/http/route.ts'
import type { Visit } from '#server/http/visit.ts'
import { appliedFilters, searcherOf } from './applied-filters.ts'
import {
  deleteSavedSearch,
  listSavedSearches,
  saveSearch,
  seeSavedSearch,
} from './saved-searches.ts'

type Deps = { readonly countryOf: (ip: string) => string | null }

export function savedSearchRoutes(app: App, { countryOf }: Deps): void {
  const { db } = app

  async function contextOf(visit: Visit) {
    const settings = await settingsOf(db, visit.site.id)
    return { settings, searcher: searcherOf(visit, { settings, countryOf }) }
  }

  route(app, contract.listSavedSearches, async ({ visit }) => {
    const { now, member } = visit
    const context = await contextOf(visit)
    return { searches: await listSavedSearches(db, { ...context, memberId: member.id, now }) }
  })

  route(app, contract.saveSearch, async ({ input, visit }) => {
    const { now } = visit
    const memberId = visit.member.id
    const context = await contextOf(visit)
    const filters = appliedFilters(input.filters, context)
    const id = await saveSearch(db, { memberId, name: input.name, filters, now })
    const [search] = await listSavedSearches(db, { ...context, memberId, now, id })
    return { search: search! }
  })

  route(app, contract.seeSavedSearch, async ({ input, visit }) => {
    await seeSavedSearch(db, { memberId: visit.member.id, id: input.id, now: visit.now })
    return {}
  })

  route(app, contract.deleteSavedSearch, async ({ input, visit }) => {
    await deleteSavedSearch(db, { memberId: visit.member.id, id: input.id })
    return {}
  })
}
