import type { Wish } from './checkout-address.ts'
import type { LoadedCheckout } from './checkout-query.ts'

/** What is to be bought, the way to change that, and what it costs. */
export type ChoiceProps = {
  wish: Wish
  change: (part: Partial<Wish>) => void
  loaded: LoadedCheckout
  isOld: boolean
}
