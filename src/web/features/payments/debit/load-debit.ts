import type { QueryClient } from '@tanstack/react-query'
import { redirect } from 'react-router'
import type { Call } from '#contract/endpoint.ts'
import { loadChoice, type LoadedCheckout } from '../checkout/load-checkout.ts'
import { debitChoiceIn, shopPath } from '../addresses.ts'

type LoadDebitInput = { readonly call: Call; readonly queries: QueryClient; readonly url: URL }

/** What is to be paid by direct debit. A buyer who comes without a package chooses one first. */
export async function loadDebit(around: LoadDebitInput): Promise<LoadedCheckout | Response | null> {
  const choice = debitChoiceIn(around.url.searchParams)
  return choice ? loadChoice(around, choice) : redirect(shopPath(true))
}
