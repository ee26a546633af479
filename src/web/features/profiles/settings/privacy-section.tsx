import { useText } from '#web/i18n/use-text.ts'
import { HiddenWords } from './hidden-words.tsx'
import { PreferenceSwitch } from './preference-switch.tsx'
import { Panel } from '../panel.tsx'
import css from './settings.module.css'

/** What others see: of the member on the site, and of the site on the member's screen. */
export function PrivacySection() {
  const t = useText('notifications.privacy')
  return (
    <Panel id="privacy" title={t('title')}>
      <div className={css['rows']}>
        <PreferenceSwitch field="is_invisible" />
        <PreferenceSwitch field="is_discreet" />
        <PreferenceSwitch field="shows_read_marks" />
        <PreferenceSwitch field="shows_details" />
        <HiddenWords />
      </div>
    </Panel>
  )
}
