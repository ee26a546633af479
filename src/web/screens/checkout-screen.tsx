import { useLoaderData } from 'react-router'
import type { LoadedCheckout } from '#web/features/payments/checkout/load-checkout.ts'
import { Checkout } from '#web/features/payments/checkout/checkout.tsx'

/** How a package is paid. */
export function CheckoutScreen() {
  const loaded = useLoaderData<LoadedCheckout | null>()
  return (
    <div className="container">
      <Checkout loaded={loaded} />
    </div>
  )
}
