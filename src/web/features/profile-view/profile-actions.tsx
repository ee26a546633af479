import type { MemberProfile } from '#contract/members.ts'
import { pathTo } from '#contract/routes.ts'
import { useMessageCredits, useUser } from '#web/features/accounts/user.ts'
import { useMarkedName } from '#web/features/settings/member-names.tsx'
import { useSettings } from '#web/features/settings/settings.ts'
import { useSignupWall } from '#web/features/signup/use-signup-place.ts'
import { useText } from '#web/i18n/catalogue.ts'
import { Button, ButtonLink, IconButton } from '#web/ui/button.tsx'
import { HeartButton } from '#web/ui/heart-button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { KitLink } from '#web/ui/kit-link.tsx'
import css from './actions.module.css'

type ProfileActionsProps = {
  member: MemberProfile
  like: { readonly isLiked: boolean; readonly press: () => void }
}

/** What can be done about a profile: like, give something, write. On a phone it stays under the thumb. */
export function ProfileActions({ member, like }: ProfileActionsProps) {
  const t = useText('member.actions')
  const { isLiked, press } = like
  const label = t('like', { name: useMarkedName()(member) })

  return (
    <div className={css['bar']} role="group" aria-label={t('label')}>
      <HeartButton ground="page" liked={isLiked} label={label} onClick={press} />
      <GiftLink member={member} />
      <MessageLink member={member} />
    </div>
  )
}

/** The way to a gift, which is given in the conversation. */
function GiftLink({ member: { id } }: { member: MemberProfile }) {
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

/** The way into a conversation, with what a message costs on it. */
function MessageLink({ member: { id, fictional_icon: isFictional } }: { member: MemberProfile }) {
  const t = useText('member.actions')
  const isMember = useUser() !== null
  const credits = useMessageCredits(isFictional)
  const wall = useSignupWall()
  const look = {
    icon: 'chat-circle-fill',
    size: 'lg',
    cost: t('cost', { credits }),
    className: css['message'],
    children: <Words />,
  } as const
  if (!isMember) return <Button {...look} onClick={() => wall.open(id)} />
  return <ButtonLink {...look} href={pathTo('members-id-chat', { id })} />
}

/** Beside the price there is room for few words. */
function Words() {
  const t = useText('member.actions')
  return (
    <>
      <span className={css['long']}>{t('write')}</span>
      <span className={css['short']}>{t('write_short')}</span>
    </>
  )
}
