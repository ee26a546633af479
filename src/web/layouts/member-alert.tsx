import { type ReactNode, useEffect, useSyncExternalStore } from 'react'
import { pathTo } from '#contract/routes.ts'
import type { User } from '#contract/user.ts'
import { canAskForPush, dismiss } from '#web/browser/alerts.ts'
import { type Dismissible, onDismissal } from '#web/browser/storage.ts'
import { usePushSwitch } from '#web/features/notifications/push.ts'
import { useText } from '#web/i18n/catalogue.ts'
import { useAreas } from '#web/i18n/use-areas.ts'
import type { IconName } from '#web/ui/icon-names.ts'
import { KitLink } from '#web/ui/kit-link.tsx'
import { Notice } from '#web/ui/notice.tsx'

type AlertProps = { name: Dismissible; user: User }

/** One alert of the members area. Once dismissed it shows again after thirty days, if it is still true. */
export function MemberAlert(props: AlertProps) {
  const { name } = props
  if (!useAreas(['live'])) return null
  if (name === 'hide-enrich-alert') return <EnrichAlert {...props} />
  if (name === 'hide-disabled-notifications-alert') return <SilenceAlert {...props} />
  return name === 'hide-push-notification-alert' ? <PushAlert {...props} /> : null
}

function EnrichAlert(props: AlertProps) {
  const t = useText('live.enrich')
  const { user } = props
  const lacks = user.profile.main_image ? 'about' : user.has_about ? 'photo' : 'both'
  return (
    <Alert
      icon="user"
      lead={t('lead')}
      link={<Way to={pathTo('profile')}>{t('link')}</Way>}
      {...props}
    >
      {t(lacks)}
    </Alert>
  )
}

function SilenceAlert(props: AlertProps) {
  const t = useText('live.silence')
  const to = `${pathTo('notifications')}#notifications`
  return (
    <Alert icon="bell-slash" lead={t('lead')} link={<Way to={to}>{t('link')}</Way>} {...props}>
      {t('text')}
    </Alert>
  )
}

function PushAlert(props: AlertProps) {
  const t = useText('live.push')
  const { set } = usePushSwitch()
  if (!usePushQuestion()) return null

  const turnOn = (
    <button type="button" className="link" onClick={() => set(true)}>
      {t('link')}
    </button>
  )
  return (
    <Alert icon="bell" lead={t('lead')} link={turnOn} {...props}>
      {t('text')}
    </Alert>
  )
}

function Way({ to, children }: { to: string; children: ReactNode }) {
  return (
    <KitLink href={to} className="link">
      {children}
    </KitLink>
  )
}

type Look = { icon: IconName; lead: string; link: ReactNode; children: ReactNode }

function Alert({ name, icon, lead, link, children }: Look & AlertProps) {
  const t = useText('shell')
  return (
    <Notice
      isSlim
      role="region"
      aria-label={lead}
      icon={icon}
      lead={lead}
      link={link}
      dismiss={{ label: t('close'), onDismiss: () => dismiss(name) }}
    >
      {children}
    </Notice>
  )
}

const ALERT: Dismissible = 'hide-push-notification-alert'

/** Whether to ask about pushes. Where there is nothing to ask, the alert's room goes as if it had been dismissed. */
export function usePushQuestion(): boolean {
  const canAsk = useSyncExternalStore(onDismissal, canAskForPush, () => false)
  useEffect(() => {
    document.documentElement.classList.toggle(ALERT, !canAsk)
  }, [canAsk])
  return canAsk
}
