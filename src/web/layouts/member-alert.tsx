import type { ReactNode } from 'react'
import { pathTo } from '#contract/routes.ts'
import type { User } from '#contract/user.ts'
import { dismiss } from '#web/browser/dismiss.ts'
import type { Dismissible } from '#web/browser/dismissed.ts'
import { useAreas } from '#web/i18n/use-areas.ts'
import { useText } from '#web/i18n/use-text.ts'
import type { IconName } from '#web/ui/icon-names.ts'
import { KitLink } from '#web/ui/kit-link.tsx'
import { Notice } from '#web/ui/notice.tsx'

type AlertProps = { name: Dismissible; user: User }

/** One alert of the members area. Whoever dismisses it sees it again after thirty days, if it is still true. */
export function MemberAlert(props: AlertProps) {
  const { name } = props
  if (!useAreas(['live'])) return null
  if (name === 'hide-enrich-alert') return <EnrichAlert {...props} />
  return name === 'hide-disabled-notifications-alert' ? <SilenceAlert {...props} /> : null
}

function EnrichAlert(props: AlertProps) {
  const t = useText('live.enrich')
  const { user } = props
  const lacks = user.profile.main_image ? 'about' : user.has_about ? 'photo' : 'both'
  return (
    <Alert icon="user" lead={t('lead')} href={pathTo('profile')} link={t('link')} {...props}>
      {t(lacks)}
    </Alert>
  )
}

function SilenceAlert(props: AlertProps) {
  const t = useText('live.silence')
  const href = `${pathTo('notifications')}#notifications`
  return (
    <Alert icon="bell-slash" lead={t('lead')} href={href} link={t('link')} {...props}>
      {t('text')}
    </Alert>
  )
}

type Look = { icon: IconName; lead: string; href: string; link: string; children: ReactNode }

function Alert({ name, icon, lead, href, link, children }: Look & AlertProps) {
  const t = useText('shell')
  return (
    <Notice
      role="region"
      aria-label={lead}
      icon={icon}
      lead={lead}
      link={
        <KitLink href={href} className="link">
          {link}
        </KitLink>
      }
      dismiss={{ label: t('close'), onDismiss: () => dismiss(name) }}
    >
      {children}
    </Notice>
  )
}
