import { useText } from '#web/i18n/use-text.ts'
import { Notice } from '#web/ui/notice.tsx'
import type { StateProps } from './state-props.ts'

/** The bank took the money back, and with it went the credits. */
export function ChargedBack({ order }: StateProps) {
  const t = useText('transactions.states.charged_back')
  return (
    <>
      <p className="soft">{t('text')}</p>
      {order.owed_credits > 0 && (
        <Notice kind="danger">{t('owed', { count: order.owed_credits })}</Notice>
      )}
    </>
  )
}
