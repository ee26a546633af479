import type { MemberProfile } from '#contract/members.ts'
import { pathTo } from '#contract/routes.ts'
import { useUser } from '#web/features/accounts/use-user.ts'
import { useSettings } from '#web/features/settings/use-settings.ts'
import { useSignupWall } from '#web/features/signup/use-signup-wall.ts'
import { useText } from '#web/i18n/use-text.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import css from './actions.module.css'

/** The way into a conversation, with what a message costs on it. */
export function MessageLink({ member: { id } }: { member: MemberProfile }) {
  const t = useText('member.actions')
  const isMember = useUser() !== null
  const { message_credits: credits } = useSettings()
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

/** Beside the price there is less room on a phone. */
function Words() {
  const t = useText('member.actions')
  return (
    <>
      <span className={css['long']}>{t('write')}</span>
      <span className={css['short']}>{t('write_short')}</span>
    </>
  )
}
