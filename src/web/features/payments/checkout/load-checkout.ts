import * as z from 'zod/mini'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Call } from '#contract/endpoint.ts'
import { call, isRefused } from '#web/api/call.ts'
import { checkoutKey } from '#web/api/keys.ts'
import { type CheckoutChoice, choiceIn } from '../addresses.ts'
import { DiscountCode } from '#contract/discounts.ts'
import { getCheckout } from '#contract/orders.ts'
import { Refusal, type RefusalCode } from '#contract/refusals.ts'

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
  around: Pick<LoadCheckoutInput, 'call' | 'queries'>,
  choice: CheckoutChoice,
): Promise<LoadedCheckout | null> {
  if (import.meta.env.SSR) return askCheckout(around.call, choice).catch(refuse)
  void around.queries.prefetchQuery(checkoutQuery(choice))
  return null
}

/** While the provider is away the page comes without prices, and asks for them itself. */
function refuse(error: unknown): null {
  if (isRefused(error, 'SERVICE_UNAVAILABLE')) return null
  throw isRefused(error, 'NOT_FOUND') ? new Response(null, { status: 404 }) : error
}

type Purchase = Pick<CheckoutChoice, 'style' | 'country' | 'code'>
type CodeRefusal = Extract<RefusalCode, `CODE_${string}`>

export type LoadedCheckout = {
  readonly checkout: z.output<typeof getCheckout.output>
  /** Why the code that was typed is not in these prices. */
  readonly refusedCode: CodeRefusal | null
}

const CODE_REFUSALS: readonly CodeRefusal[] = [
  'CODE_NOT_FOUND',
  'CODE_USED',
  'CODE_MINIMUM',
  'CODE_COUNTRY',
]

export function checkoutQuery({ style, country, code }: Purchase) {
  return queryOptions({
    queryKey: [...checkoutKey, style, country, code],
    queryFn: () => askCheckout(call, { style, country, code }),
    staleTime: 20_000,
  })
}

/** What the payment step shows. A code that is refused leaves the prices without it. */
async function askCheckout(ask: Call, purchase: Purchase): Promise<LoadedCheckout> {
  const { style, country, code } = purchase
  const input = { package: style, ...(country === null ? {} : { country }) }
  if (code === null) return { checkout: await ask(getCheckout, input), refusedCode: null }
  try {
    return { checkout: await ask(getCheckout, { ...input, code: valid(code) }), refusedCode: null }
  } catch (error) {
    const refusedCode = CODE_REFUSALS.find((known) => isRefused(error, known))
    if (!refusedCode) throw error
    return { checkout: await ask(getCheckout, input), refusedCode }
  }
}

/** What cannot be a code was never given out. */
function valid(code: string): string {
  const parsed = z.safeParse(DiscountCode, code)
  if (!parsed.success) throw new Refusal('CODE_NOT_FOUND')
  return parsed.data
}
