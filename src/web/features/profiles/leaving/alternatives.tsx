import type { ReactNode } from 'react'
import type { DeleteReason } from '#contract/account.ts'
import { useSettings } from '#web/features/settings/use-settings.ts'
import { useText } from '#web/i18n/use-text.ts'
import { PreferenceSwitch } from '../settings/preference-switch.tsx'
import { FewerMails } from './fewer-mails.tsx'
import { StayOffer } from './stay-offer.tsx'
import css from './leaving.module.css'

/** What might help instead of leaving, where the reason has such a thing. */
export function Alternatives({ reason }: { reason: DeleteReason }) {
  const { delete_discount: discount } = useSettings()
  if (reason === 'too_many_mails') {
    return (
      <Instead>
        <FewerMails />
      </Instead>
    )
  }
  if (reason === 'privacy' || reason === 'break') {
    return (
      <Instead>
        <PreferenceSwitch field="is_invisible" />
        {reason === 'privacy' && <PreferenceSwitch field="is_discreet" />}
      </Instead>
    )
  }
  if (reason === 'too_expensive' && discount > 0) {
    return (
      <Instead>
        <StayOffer percentage={discount} />
      </Instead>
    )
  }
  return null
}

function Instead({ children }: { children: ReactNode }) {
  const t = useText('notifications.leaving')
  return (
    <div className={css['instead']}>
      <h3 className="title-sm">{t('instead')}</h3>
      <div className={css['rows']}>{children}</div>
    </div>
  )
}
