import { userKey } from '#web/api/keys.ts'
import type { QueryClient } from '@tanstack/react-query'
import { redirect } from 'react-router'
import type { Call } from '#contract/endpoint.ts'
import { listPackages } from '#contract/packages.ts'
import { pathTo } from '#contract/routes.ts'
import type { User } from '#contract/user.ts'
import { type Packages, packagesQuery } from './credits-query.ts'

type LoadPremiumInput = {
  readonly call: Call
  readonly queries: QueryClient
  readonly url: URL
}

/**
 * The packages for a member who is not premium yet; a premium member finds them at their credits. In the browser it
 * only starts the query.
 */
export async function loadPremium({
  call,
  queries,
  url,
}: LoadPremiumInput): Promise<Packages | null> {
  const user = queries.getQueryData<User | null>(userKey)
  if (user?.paid_user) return Promise.reject(redirect(pathTo('credits') + url.search))
  if (import.meta.env.SSR) return call(listPackages, {})
  void queries.prefetchQuery(packagesQuery())
  return null
}
