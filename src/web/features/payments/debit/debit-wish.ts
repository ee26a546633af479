import { PACKAGE_STYLES } from '#contract/packages.ts'
import { detailsIn, type CheckoutChoice } from '../checkout/checkout-address.ts'

/** What an address says is to be paid by direct debit; null where it names no package. */
export function debitWishIn(query: URLSearchParams): CheckoutChoice | null {
  const style = PACKAGE_STYLES.find((known) => known === query.get('package'))
  return style ? { style, method: 'directdebit', ...detailsIn(query) } : null
}
