import { useText } from '#web/i18n/use-text.ts'
import { EmailRow } from './email-row.tsx'
import { PasswordRow } from './password-row.tsx'
import { SessionList } from './session-list.tsx'
import { Panel } from '../panel.tsx'
import css from './settings.module.css'

/** The address and the password of the account, and where it is logged in. */
export function SecuritySection() {
  const t = useText('notifications.security')
  return (
    <Panel id="security" title={t('title')}>
      <div className={css['rows']}>
        <EmailRow />
        <PasswordRow />
        <div className={css['stack']}>
          <div className={css['words']}>
            <h3>{t('sessions')}</h3>
            <span>{t('sessions_text')}</span>
          </div>
          <SessionList />
        </div>
      </div>
    </Panel>
  )
}
