import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { z } from 'zod/mini'
import { getCredits } from '#contract/credits.ts'
import { listPackages } from '#contract/packages.ts'
import { creditsKey, packagesKey } from '#web/api/keys.ts'
import { call } from '#web/api/call.ts'

export type CreditsPage = z.output<typeof getCredits.output>

/** Where every credit came from and went, page by page; the first page knows how the spending limit stands. */
export function creditsQuery() {
  return infiniteQueryOptions({
    queryKey: creditsKey,
    queryFn: ({ pageParam: after }) => call(getCredits, after === null ? {} : { after }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  })
}

export type Packages = z.output<typeof listPackages.output>

/** What this member can buy now. It is the member's own: a discount that is used or over changes it. */
export function packagesQuery() {
  return queryOptions({
    queryKey: packagesKey,
    queryFn: () => call(listPackages, {}),
    staleTime: 20_000,
  })
}
