import type { LoadedCheckout } from '../checkout/checkout-query.ts'

export type ClosedReason = 'DEBIT_BLOCKED' | 'DEBIT_LIMIT' | 'METHOD_UNAVAILABLE'

/** Why this purchase cannot be debited from anybody, if it cannot. */
export function closedReason({ debit, methods }: LoadedCheckout['checkout']): ClosedReason | null {
  if (debit === 'blocked') return 'DEBIT_BLOCKED'
  if (debit === 'limit') return 'DEBIT_LIMIT'
  return methods.some(({ method }) => method === 'directdebit') ? null : 'METHOD_UNAVAILABLE'
}
