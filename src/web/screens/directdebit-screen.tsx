import { useLoaderData } from 'react-router'
import type { LoadedCheckout } from '#web/features/payments/checkout/load-checkout.ts'
import { DirectDebit } from '#web/features/payments/debit/direct-debit.tsx'

/** A package is paid by direct debit. */
export function DirectdebitScreen() {
  const loaded = useLoaderData<LoadedCheckout | null>()
  return (
    <div className="container">
      <DirectDebit loaded={loaded} />
    </div>
  )
}
