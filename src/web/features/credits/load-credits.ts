import type { QueryClient } from '@tanstack/react-query'
import { getCredits } from '#contract/credits.ts'
import type { Call } from '#contract/endpoint.ts'
import { listPackages } from '#contract/packages.ts'
import { type CreditsPage, creditsQuery, type Packages, packagesQuery } from './credits-query.ts'

export type LoadedCredits = { readonly packages: Packages; readonly page: CreditsPage }

type LoadCreditsInput = { readonly call: Call; readonly queries: QueryClient }

/** What can be bought, and where the credits went. In the browser both are only set going. */
export async function loadCredits({
  call,
  queries,
}: LoadCreditsInput): Promise<LoadedCredits | null> {
  if (import.meta.env.SSR) {
    const [packages, page] = await Promise.all([call(listPackages, {}), call(getCredits, {})])
    return { packages, page }
  }
  void queries.prefetchQuery(packagesQuery())
  void queries.prefetchInfiniteQuery(creditsQuery())
  return null
}
