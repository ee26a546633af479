import { useLoaderData } from 'react-router'
import type { WithdrawableOrders } from '#web/features/payments/withdrawal/load-withdrawable.ts'
import { Withdrawal } from '#web/features/payments/withdrawal/withdrawal.tsx'

/** Withdrawing from a purchase, for members and for buyers without a login. */
export function WithdrawScreen() {
  return <Withdrawal loaded={useLoaderData<WithdrawableOrders | null>()} />
}
