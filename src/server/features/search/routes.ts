import { Refusal } from '#contract/refusals.ts'
import * as contract from '#contract/search.ts'
import { mayLook } from '#server/features/members/members.ts'
import { settingsOf } from '#server/features/settings/settings.ts'
import { type App, route } from '#server/http/route.ts'
import type { Visit } from '#server/http/visit.ts'
import { appliedFilters, searcherOf } from './applied-filters.ts'
import { countFound, type Cursor } from './find-page.ts'
import {
  listJustOnline,
  openCursor,
  sealMoment,
  searchByDefault,
  searchMembers,
} from './search-members.ts'
import { wishesOf } from './near-members.ts'
import { savedSearchRoutes } from './saved-search-routes.ts'
import { searchHints } from './search-hints.ts'

type Deps = { readonly countryOf: (ip: string) => string | null }

const LIMIT = { limit: 'search' } as const

export function searchRoutes(app: App, deps: Deps): void {
  const { db, readAside, secretKey } = app

  async function questionOf(visit: Visit, given: contract.SearchFilters) {
    const settings = await settingsOf(db, visit.site.id)
    if (!mayLook(visit, settings)) throw new Refusal('LOGIN_REQUIRED')
    const searcher = searcherOf(visit, { settings, countryOf: deps.countryOf })
    return { searcher, filters: appliedFilters(given, { settings, searcher }), now: visit.now }
  }

  route(
    app,
    contract.searchMembers,
    async ({ input, visit }) => {
      const after = cursorIn(input.after, secretKey)
      if (input.by_default === 'yes' && after === null && visit.member) {
        const wishes = await wishesOf(db, visit.member.id, visit.now)
        return searchByDefault(app, await questionOf(visit, { ...input, ...wishes }), secretKey)
      }
      const question = await questionOf(visit, input)
      return searchMembers(app, question, { pageNumber: input.pageNumber, after, secretKey })
    },
    LIMIT,
  )

  route(
    app,
    contract.countMembers,
    async ({ input, visit }) => {
      const question = await questionOf(visit, input)
      return { numResults: await readAside((aside) => countFound(aside, question)) }
    },
    LIMIT,
  )

  route(
    app,
    contract.listJustOnline,
    async ({ input, visit }) => {
      const asOf = new Date(input.as_of)
      if (input.as_of_seal !== sealMoment(secretKey, asOf))
        throw new Refusal('INVALID_INPUT', { field: 'as_of_seal', why: 'custom' })
      return listJustOnline(app, await questionOf(visit, input), asOf)
    },
    LIMIT,
  )

  route(
    app,
    contract.getSearchHints,
    async ({ input, visit }) => {
      const question = await questionOf(visit, input)
      return { hints: await readAside((aside) => searchHints(aside, question)) }
    },
    LIMIT,
  )

  savedSearchRoutes(app, deps)
}

function cursorIn(sealed: string | undefined, secretKey: string): Cursor | null {
  if (sealed === undefined) return null
  const cursor = openCursor(secretKey, sealed)
  if (!cursor) throw new Refusal('INVALID_INPUT', { field: 'after', why: 'invalid_format' })
  return cursor
}
