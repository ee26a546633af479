import { Refusal } from '#contract/refusals.ts'
import { useRefusalText } from '#web/i18n/use-refusal-text.ts'
import { useText } from '#web/i18n/use-text.ts'
import { KitLink } from '#web/ui/kit-link.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { checkoutPath, type CheckoutChoice } from '../checkout/checkout-address.ts'
import type { ClosedReason } from './closed-reason.ts'

/** That direct debit is closed to this member, and the way to the other methods. */
export function DebitClosed({ reason, wish }: { reason: ClosedReason; wish: CheckoutChoice }) {
  const t = useText('directdebit')
  const refusalText = useRefusalText()
  return (
    <Notice
      kind="danger"
      role="alert"
      link={
        <KitLink className="link" href={checkoutPath({ ...wish, method: null })}>
          {t('other')}
        </KitLink>
      }
    >
      {refusalText(new Refusal(reason))}
    </Notice>
  )
}
