import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import type { Call } from '#contract/endpoint.ts'
import { listWithdrawable, type Withdrawable } from '#contract/withdrawals.ts'
import { call, isRefused } from '#web/api/call.ts'
import { withdrawableKey } from '#web/api/keys.ts'
import { useUser } from '#web/features/accounts/user.ts'

export type WithdrawableOrders = readonly Withdrawable[]

/** One's own purchases that can be withdrawn from now. */
export function withdrawableQuery() {
  return queryOptions({
    queryKey: withdrawableKey,
    queryFn: async (): Promise<WithdrawableOrders> =>
      (await call(listWithdrawable, {})).withdrawable,
  })
}

type LoadWithdrawableInput = { readonly call: Call; readonly queries: QueryClient }

/** What a member can withdraw from; null for a visitor, and in the browser, where it is only set going. */
export async function loadWithdrawable({
  call: ask,
  queries,
}: LoadWithdrawableInput): Promise<WithdrawableOrders | null> {
  if (!import.meta.env.SSR) {
    void queries.prefetchQuery(withdrawableQuery())
    return null
  }
  try {
    return (await ask(listWithdrawable, {})).withdrawable
  } catch (error) {
    if (isRefused(error, 'LOGIN_REQUIRED')) return null
    throw error
  }
}

/** What the member can withdraw from, as far as it is known; for a visitor it is never asked. */
export function useWithdrawable(loaded: WithdrawableOrders | null | undefined) {
  const user = useUser()
  return useQuery({
    ...withdrawableQuery(),
    enabled: user !== null,
    ...(loaded ? { initialData: loaded } : {}),
  })
}
