import { infiniteQueryOptions } from '@tanstack/react-query'
import type { z } from 'zod/mini'
import { getCredits } from '#contract/credits.ts'
import { call } from '#web/api/call.ts'
import { ownKey } from '#web/features/accounts/own-key.ts'

export type CreditsPage = z.output<typeof getCredits.output>

/** Where every credit came from and went, page by page; the first page knows how the spending limit stands. */
export function creditsQuery() {
  return infiniteQueryOptions({
    queryKey: [...ownKey, 'credits'],
    queryFn: ({ pageParam: after }) => call(getCredits, after === null ? {} : { after }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  })
}
