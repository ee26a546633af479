import { Refusal } from '#contract/refusals.ts'
import { useRefusalText } from '#web/i18n/refusals.ts'
import { useText } from '#web/i18n/catalogue.ts'
import { KitLink } from '#web/ui/kit-link.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { type CheckoutChoice, checkoutPath } from '../addresses.ts'
import type { LoadedCheckout } from '../checkout/load-checkout.ts'
import { PayRefusal } from '../paying.tsx'

type DebitRefusalProps = {
  error: unknown
  price: string
  choice: CheckoutChoice
  onRetry?: (() => void) | undefined
}

/** What is said under a field, and not here again. */
const AT_ITS_FIELD = ['IBAN_INVALID', 'PHONE_INVALID', 'SMS_CODE_WRONG', 'SMS_CODE_OVER']

/** Why no code was sent, or nothing was bought with it. */
export function DebitRefusal({ error, price, choice, onRetry }: DebitRefusalProps) {
  if (!error) return null
  const code = error instanceof Refusal ? error.code : null
  if (code && AT_ITS_FIELD.includes(code)) return null
  if (code === 'DEBIT_BLOCKED' || code === 'DEBIT_LIMIT' || code === 'METHOD_UNAVAILABLE')
    return <DebitClosed reason={code} choice={choice} />
  return <PayRefusal {...{ error, price, onRetry }} />
}

/** That direct debit is closed to this member, and the way to the other methods. */
export function DebitClosed({ reason, choice }: { reason: ClosedReason; choice: CheckoutChoice }) {
  const t = useText('directdebit')
  const refusalText = useRefusalText()
  return (
    <Notice
      kind="danger"
      role="alert"
      link={
        <KitLink className="link" href={checkoutPath({ ...choice, method: null })}>
          {t('other')}
        </KitLink>
      }
    >
      {refusalText(new Refusal(reason))}
    </Notice>
  )
}

type ClosedReason = 'DEBIT_BLOCKED' | 'DEBIT_LIMIT' | 'METHOD_UNAVAILABLE'

/** Why this order cannot be paid by direct debit; null where it can. */
export function closedReason({ debit, methods }: LoadedCheckout['checkout']): ClosedReason | null {
  if (debit === 'blocked') return 'DEBIT_BLOCKED'
  if (debit === 'limit') return 'DEBIT_LIMIT'
  return methods.some(({ method }) => method === 'directdebit') ? null : 'METHOD_UNAVAILABLE'
}
