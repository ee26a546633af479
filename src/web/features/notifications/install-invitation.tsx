import { useSyncExternalStore } from 'react'
import { pathTo } from '#contract/routes.ts'
import {
  install,
  installWay,
  onInstallChange,
  putInstallAway,
} from '#web/browser/install-prompt.ts'
import { useSettings } from '#web/features/settings/settings.ts'
import { useText } from '#web/i18n/catalogue.ts'
import { Button } from '#web/ui/button.tsx'
import { KitLink } from '#web/ui/kit-link.tsx'
import css from './install-invitation.module.css'

/** Invites a member to have the site as an app, once; and says what others would see of it. */
export function InstallInvitation({ isDiscreet }: { isDiscreet: boolean }) {
  const t = useText('chats.install')
  const { name: site } = useSettings()
  const way = useSyncExternalStore(onInstallChange, installWay, () => null)
  if (!way) return null

  return (
    <section className={css['invitation']} aria-label={t('title')}>
      <h2>{t('title')}</h2>
      <p>{t('text')}</p>
      {way === 'by_hand' && <p>{t('by_hand')}</p>}
      <p className="small soft">
        {t(isDiscreet ? 'discreet' : 'named', { site })}{' '}
        {!isDiscreet && (
          <KitLink className="link" href={`${pathTo('notifications')}#privacy`}>
            {t('to_discreet')}
          </KitLink>
        )}
      </p>
      <div className={css['ways']}>
        {way === 'prompt' && (
          <Button size="sm" onClick={() => void install()}>
            {t('install')}
          </Button>
        )}
        <Button kind="quiet" size="sm" onClick={putInstallAway}>
          {t(way === 'prompt' ? 'no' : 'seen')}
        </Button>
      </div>
    </section>
  )
}
