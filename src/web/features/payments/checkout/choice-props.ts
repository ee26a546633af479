import type { CheckoutChoice } from './checkout-address.ts'
import type { LoadedCheckout } from './checkout-query.ts'

/** What is to be bought, the way to change that, and what it costs. */
export type ChoiceProps = {
  wish: CheckoutChoice
  change: (part: Partial<CheckoutChoice>) => void
  loaded: LoadedCheckout
  isOld: boolean
}
