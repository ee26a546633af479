import type { Place, Seeks } from '#contract/fields.ts'
import { isCouple, type SeeksCouples } from '#contract/identities.ts'
import type { CountryCode } from '#contract/locales.ts'
import { Refusal } from '#contract/refusals.ts'
import type { SearchFilters } from '#contract/search.ts'
import type { Viewer } from '#server/features/members/members.ts'
import { regionsOf } from '#server/features/places/places.ts'
import { countryFor, type Settings } from '#server/features/settings/settings.ts'
import type { SessionMember } from '#server/http/session.ts'
import type { Visit } from '#server/http/visit.ts'

/** The filters of a search with what was left open filled in. */
export type Applied = SearchFilters & {
  readonly gender: Seeks
  readonly country: CountryCode
}

/** The filters that the site offers, with what was left open filled in; refuses those that contradict each other. */
export function appliedFilters(
  given: SearchFilters,
  { settings, searcher }: { settings: Settings; searcher: Searcher },
): Applied {
  const offered = offeredOf(given, { settings, searcher })
  const { distance, ...others } = offered
  const filters = {
    ...others,
    gender: offered.gender ?? searcher.seeks,
    ...couplesIn(offered, searcher),
    country: offered.country ?? searcher.country,
    ...(distance !== undefined && searcher.home ? { distance } : {}),
  }
  requireSense(filters, settings)
  return filters
}

/** Whoever names whom they look for has named all of it. */
function couplesIn(offered: SearchFilters, searcher: Searcher): Pick<SearchFilters, 'couples'> {
  const couples = offered.couples ?? (offered.gender ? 'no' : searcher.seeksCouples)
  return couples === 'no' ? {} : { couples }
}

/** What members want is searched for only where the site shows it. */
const WANTS: readonly string[] = ['looks_for', 'relationship_style']

function offeredOf(
  given: SearchFilters,
  { settings, searcher }: { settings: Settings; searcher: Searcher },
): SearchFilters {
  const shown: readonly string[] = settings.visible_profile_fields
  const fields = settings.search_fields
    .filter((name) => !WANTS.includes(name) || shown.includes(name))
    .filter((name) => name !== 'online' || searcher.isToldOnline)
    .filter((name) => name !== 'couples' || settings.identities.some(isCouple))
    .filter((name) => name !== 'looks_for' || settings.looks_for.length > 0)
  const offered = fields.flatMap((name) =>
    given[name] === undefined ? [] : [[name, given[name]] as const],
  )
  return Object.fromEntries(offered)
}

function requireSense(filters: Applied, { countries }: Settings): void {
  const { country, countryregion: region, min_age: min, max_age: max } = filters
  if (!countries.includes(country)) throw wrong('country')
  if (region !== undefined && !regionsOf(country).some(({ code }) => code === region))
    throw wrong('countryregion')
  if (min !== undefined && max !== undefined && min > max) throw wrong('min_age')
}

function wrong(field: keyof SearchFilters): Refusal {
  return new Refusal('INVALID_INPUT', { field, why: 'invalid_value' })
}

/** The searcher, and what a search takes from their profile where its filters say nothing. */
export type Searcher = {
  readonly viewer: Viewer
  readonly seeks: Seeks
  readonly seeksCouples: SeeksCouples
  readonly country: CountryCode
  /** The town that distances are measured from; visitors have none. */
  readonly home: Place | null
  /** Whether they are told who is here now: whoever hides it themselves is not. */
  readonly isToldOnline: boolean
}

type SearchingVisit = Pick<Visit, 'site' | 'countryChoice' | 'ip'> & {
  readonly member: Pick<
    SessionMember,
    'id' | 'seeks' | 'seeksCouples' | 'home' | 'showsLastSeen'
  > | null
}
type SearcherOfInput = {
  readonly settings: Settings
  readonly countryOf: (ip: string) => string | null
}

export function searcherOf(
  { site, member, ...visit }: SearchingVisit,
  { settings, countryOf }: SearcherOfInput,
): Searcher {
  const viewer = { siteId: site.id, memberId: member?.id ?? null }
  if (!member) {
    const country = countryFor(settings, [visit.countryChoice, countryOf(visit.ip)])
    return { viewer, seeks: 'both', seeksCouples: 'no', country, home: null, isToldOnline: true }
  }
  const { seeks, seeksCouples, home, showsLastSeen: isToldOnline } = member
  const country = countryFor(settings, [home.country])
  return { viewer, seeks, seeksCouples, country, home, isToldOnline }
}
