import { queryOptions } from '@tanstack/react-query'
import type { z } from 'zod/mini'
import { listRepeats } from '#contract/orders.ts'
import type { Call } from '#contract/endpoint.ts'
import { call } from '#web/api/call.ts'
import { isRefused } from '#web/api/is-refused.ts'
import { ordersKey } from '#web/features/accounts/own-key.ts'

export type Repeat = z.output<typeof listRepeats.output>['repeats'][number]
/** What was bought before; nothing of the kind for those who are not premium. */
export type LoadedRepeats = { readonly repeats: readonly Repeat[]; readonly isPremium: boolean }

export const repeatsKey = [...ordersKey, 'repeats'] as const

export function repeatsQuery() {
  return queryOptions({ queryKey: repeatsKey, queryFn: () => askRepeats(call), staleTime: 20_000 })
}

export async function askRepeats(ask: Call): Promise<LoadedRepeats> {
  try {
    const { repeats } = await ask(listRepeats, {})
    return { repeats, isPremium: true }
  } catch (error) {
    if (!isRefused(error, 'PREMIUM_REQUIRED')) throw error
    return { repeats: [], isPremium: false }
  }
}
