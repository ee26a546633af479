import { useLoaderData } from 'react-router'
import { DeleteSection } from '#web/features/profiles/leaving/delete-section.tsx'
import { AppearanceSection } from '#web/features/profiles/settings/appearance-section.tsx'
import { BlockedSection } from '#web/features/profiles/settings/blocked-section.tsx'
import { DecisionsSection } from '#web/features/profiles/settings/decisions-section.tsx'
import { ExportSection } from '#web/features/profiles/settings/export-section.tsx'
import { NotificationSection } from '#web/features/profiles/settings/notification-section.tsx'
import { PrivacySection } from '#web/features/profiles/settings/privacy-section.tsx'
import { SeenSection } from '#web/features/profiles/settings/seen-section.tsx'
import { SecuritySection } from '#web/features/profiles/settings/security-section.tsx'
import { LoadedPreferences } from '#web/features/profiles/settings/use-preferences.ts'
import { useText } from '#web/i18n/catalogue.ts'
import { ToastRegion } from '#web/ui/toast.tsx'
import type { loadSettings } from './load-settings.ts'
import css from './notifications.module.css'

const SECTIONS = [
  ['notifications', 'kinds'],
  ['appearance', 'appearance'],
  ['seen', 'seen'],
  ['privacy', 'privacy'],
  ['security', 'security'],
  ['blocked', 'blocked'],
  ['data', 'data'],
  ['decisions', 'decisions'],
  ['delete', 'leaving'],
] as const

/** The settings: what reaches the member, what others see, and everything about the account itself. */
export function NotificationsScreen() {
  const t = useText('notifications')
  const { preferences, showcase, decisions } =
    useLoaderData<Awaited<ReturnType<typeof loadSettings>>>()

  return (
    <div className={`container ${css['page']}`}>
      <h1>{t('title')}</h1>
      <nav className={css['contents']} aria-label={t('contents')}>
        {SECTIONS.filter(([id]) => id !== 'decisions' || decisions.length > 0).map(
          ([id, texts]) => (
            <a key={id} href={`#${id}`}>
              {t(`${texts}.title`)}
            </a>
          ),
        )}
      </nav>
      <LoadedPreferences value={preferences}>
        <div className={css['sections']}>
          <NotificationSection />
          <AppearanceSection />
          <SeenSection showcase={showcase} />
          <PrivacySection />
          <SecuritySection />
          <BlockedSection />
          <ExportSection />
          <DecisionsSection decisions={decisions} />
          <DeleteSection />
        </div>
      </LoadedPreferences>
      <ToastRegion />
    </div>
  )
}
