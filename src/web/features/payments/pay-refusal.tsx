import { isRefused } from '#web/api/is-refused.ts'
import { RefusalNotice } from '#web/features/accounts/refusal-notice.tsx'
import { useText } from '#web/i18n/use-text.ts'
import { Notice } from '#web/ui/notice.tsx'
import css from './payments.module.css'

type PayRefusalProps = {
  error: unknown
  price: string
  /** The discount is in an order that is still open. */
  isHeld?: boolean
  onRetry?: (() => void) | undefined
}

/** Why the press bought nothing. Another price is asked about again; without the provider nothing is lost. */
export function PayRefusal({ error, price, isHeld, onRetry }: PayRefusalProps) {
  const t = useText('payments')
  if (isRefused(error, 'PRICE_CHANGED'))
    return (
      <Notice role="alert" icon="tag-fill">
        {t('price_changed', { price })}
      </Notice>
    )
  if (isHeld)
    return (
      <Notice kind="danger" role="alert">
        {t('held')}
      </Notice>
    )
  if (isRefused(error, 'SERVICE_UNAVAILABLE'))
    return (
      <Notice
        kind="danger"
        role="alert"
        link={
          <button type="button" className={`link ${css['again']}`} onClick={onRetry}>
            {t('retry')}
          </button>
        }
      >
        {t('away')}
      </Notice>
    )
  return <RefusalNotice error={error} />
}
