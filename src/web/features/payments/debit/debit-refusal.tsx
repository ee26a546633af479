import { Refusal } from '#contract/refusals.ts'
import { PayRefusal } from '../pay-refusal.tsx'
import type { CheckoutChoice } from '../checkout/checkout-address.ts'
import { DebitClosed } from './debit-closed.tsx'

type DebitRefusalProps = {
  error: unknown
  price: string
  wish: CheckoutChoice
  onRetry?: (() => void) | undefined
}

/** What is said under a field, and not here again. */
const AT_ITS_FIELD = ['IBAN_INVALID', 'PHONE_INVALID', 'SMS_CODE_WRONG', 'SMS_CODE_OVER']

/** Why no code was sent, or nothing was bought with it. */
export function DebitRefusal({ error, price, wish, onRetry }: DebitRefusalProps) {
  if (!error) return null
  const code = error instanceof Refusal ? error.code : null
  if (code && AT_ITS_FIELD.includes(code)) return null
  if (code === 'DEBIT_BLOCKED' || code === 'DEBIT_LIMIT' || code === 'METHOD_UNAVAILABLE')
    return <DebitClosed reason={code} wish={wish} />
  return <PayRefusal {...{ error, price, onRetry }} />
}
