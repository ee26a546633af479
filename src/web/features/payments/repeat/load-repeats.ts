import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { z } from 'zod/mini'
import { listRepeats } from '#contract/orders.ts'
import { repeatsKey } from '#web/api/keys.ts'
import { call, isRefused } from '#web/api/call.ts'
import type { Call } from '#contract/endpoint.ts'

type LoadRepeatsInput = { readonly call: Call; readonly queries: QueryClient }

/** What can be ordered again. In the browser it is only set going. */
export async function loadRepeats(around: LoadRepeatsInput): Promise<LoadedRepeats | null> {
  if (import.meta.env.SSR) return askRepeats(around.call)
  void around.queries.prefetchQuery(repeatsQuery())
  return null
}

export type Repeat = z.output<typeof listRepeats.output>['repeats'][number]
/** What was bought before; nothing of the kind for those who are not premium. */
export type LoadedRepeats = { readonly repeats: readonly Repeat[]; readonly isPremium: boolean }

export function repeatsQuery() {
  return queryOptions({ queryKey: repeatsKey, queryFn: () => askRepeats(call), staleTime: 20_000 })
}

async function askRepeats(ask: Call): Promise<LoadedRepeats> {
  try {
    const { repeats } = await ask(listRepeats, {})
    return { repeats, isPremium: true }
  } catch (error) {
    if (!isRefused(error, 'PREMIUM_REQUIRED')) throw error
    return { repeats: [], isPremium: false }
  }
}
