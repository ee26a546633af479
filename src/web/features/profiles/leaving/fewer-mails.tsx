import { NOTIFICATION_KINDS } from '#contract/notifications.ts'
import { RefusalNotice } from '#web/features/accounts/refusal-notice.tsx'
import { useText } from '#web/i18n/use-text.ts'
import { SwitchRow } from '../settings/switch-row.tsx'
import { useNotifications } from '../settings/use-notifications.ts'

const MAILS = NOTIFICATION_KINDS.map((kind) => `email_${kind}` as const)

/** The mails that can be switched off, right here: the offers alone, or all of them. */
export function FewerMails() {
  const t = useText('notifications.leaving')
  const { isOn, set, error } = useNotifications()

  return (
    <>
      <SwitchRow
        title={t('offers')}
        text={t('offers_text')}
        isOn={isOn('email_offers')}
        onChange={(value) => set(['email_offers'], value)}
      />
      <SwitchRow
        title={t('mails')}
        text={t('mails_text')}
        isOn={MAILS.some(isOn)}
        onChange={(value) => set(MAILS, value)}
      />
      <RefusalNotice error={error} />
    </>
  )
}
