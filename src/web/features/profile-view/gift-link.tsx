import type { MemberProfile } from '#contract/members.ts'
import { pathTo } from '#contract/routes.ts'
import { useUser } from '#web/features/accounts/use-user.ts'
import { useSettings } from '#web/features/settings/use-settings.ts'
import { useSignupWall } from '#web/features/signup/use-signup-wall.ts'
import { useText } from '#web/i18n/use-text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { KitLink } from '#web/ui/kit-link.tsx'
import css from './actions.module.css'

/** The way to a gift, which is given in the conversation. */
export function GiftLink({ member: { id } }: { member: MemberProfile }) {
  const t = useText('member.actions')
  const isMember = useUser() !== null
  const { gift_credits: credits } = useSettings()
  const wall = useSignupWall()
  const label = t('gift', { credits })
  if (!isMember) {
    return (
      <IconButton
        kind="lined"
        icon="gift"
        label={label}
        className={css['gift']}
        onClick={() => wall.open(id)}
      />
    )
  }
  return (
    <KitLink
      href={`${pathTo('members-id-chat', { id })}?gift=1`}
      className={css['gift']}
      aria-label={label}
      title={label}
    >
      <Icon name="gift" />
    </KitLink>
  )
}
