import { Refusal } from '#contract/refusals.ts'
import { isRefused } from '#web/api/call.ts'
import { useIsOnline } from '#web/browser/use-is-online.ts'
import { useText } from '#web/i18n/catalogue.ts'
import { RefusalNotice } from '#web/i18n/refusal-notice.tsx'
import { FailedState } from '#web/ui/loading-states.tsx'
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

/** Something about money could not be loaded, whether that is for want of a connection, and a way to try again. */
export function LoadFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useText('payments.failed')
  const isOnline = useIsOnline()
  // What is not there is told by the page around it.
  if (error instanceof Refusal && error.code === 'NOT_FOUND') throw error

  return (
    <FailedState title={t(isOnline ? 'title' : 'offline')} retry={t('retry')} onRetry={onRetry}>
      {t('text')}
    </FailedState>
  )
}
