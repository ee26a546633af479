import { settingsKey } from '#web/api/keys.ts'
import type { QueryClient } from '@tanstack/react-query'
import type { Call } from '#contract/endpoint.ts'
import { findMatches } from '#contract/match-finder.ts'
import { getOwnProfile } from '#contract/profile.ts'
import type { SiteSettings } from '#contract/settings.ts'
import { matchesQuery, placeIn } from './answers.ts'

type LoadMatchFinderInput = {
  readonly call: Call
  readonly queries: QueryClient
  readonly url: URL
}

/**
 * The member's own profile at the beginning, the matches after the last answer; in the browser it only starts the query
 * for matches.
 */
export async function loadMatchFinder({ call, queries, url }: LoadMatchFinderInput) {
  const settings = queries.getQueryData<SiteSettings>(settingsKey)!
  const { step, answers } = placeIn(url.searchParams, settings)
  const profile = answers ? null : (await call(getOwnProfile, {})).profile
  if (step !== 'result' || !answers) return { profile, matches: null }
  if (import.meta.env.SSR) return { profile, matches: (await call(findMatches, answers)).matches }
  void queries.prefetchQuery(matchesQuery(answers))
  return { profile, matches: null }
}

export type LoadedMatchFinder = Awaited<ReturnType<typeof loadMatchFinder>>
