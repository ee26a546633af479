import type { QueryClient } from '@tanstack/react-query'
import type { Call } from '#contract/endpoint.ts'
import { isRefused } from '#web/api/call.ts'
import { type CheckoutChoice, choiceIn } from '../addresses.ts'
import { askCheckout, checkoutQuery, type LoadedCheckout } from './checkout-query.ts'

type LoadCheckoutInput = {
  readonly call: Call
  readonly queries: QueryClient
  readonly params: Readonly<Record<string, string | undefined>>
  readonly url: URL
}

/** The payment step of the package that an address names. In the browser it is only set going. */
export async function loadCheckout(around: LoadCheckoutInput): Promise<LoadedCheckout | null> {
  const choice = choiceIn(around.params, around.url.searchParams)
  if (!choice) return Promise.reject(new Response(null, { status: 404 }))
  return loadChoice(around, choice)
}

export async function loadChoice(
  { call, queries }: Pick<LoadCheckoutInput, 'call' | 'queries'>,
  choice: CheckoutChoice,
): Promise<LoadedCheckout | null> {
  if (import.meta.env.SSR) return askCheckout(call, choice).catch(refuse)
  void queries.prefetchQuery(checkoutQuery(choice))
  return null
}

/** While the provider is away the page comes without prices, and asks for them itself. */
function refuse(error: unknown): null {
  if (isRefused(error, 'SERVICE_UNAVAILABLE')) return null
  throw isRefused(error, 'NOT_FOUND') ? new Response(null, { status: 404 }) : error
}
