import { useLocation } from 'react-router'
import type { MemberProfile } from '#contract/members.ts'
import { isServed, pathTo } from '#contract/routes.ts'
import { useUser } from '#web/features/accounts/use-user.ts'
import { useSignupWall } from '#web/features/signup/use-signup-wall.ts'
import { useText } from '#web/i18n/use-text.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Icon } from '#web/ui/icon.tsx'
import css from './viewer.module.css'

type LockedWordsProps = { member: MemberProfile; onLeave: () => void }

/** What opens a locked photo: an account for visitors, premium for members. */
export function LockedWords({ member, onLeave }: LockedWordsProps) {
  const t = useText('member.viewer')
  const isMember = useUser() !== null
  return (
    <div className={css['words']}>
      <span className={css['disc']}>
        <Icon name="lock" />
      </span>
      <b>{t('locked')}</b>
      <p>{t(isMember ? 'premium_text' : 'account_text')}</p>
      {isMember ? <ToPremium /> : <ToSignup member={member} onLeave={onLeave} />}
    </div>
  )
}

function ToPremium() {
  const t = useText('member.viewer')
  const { pathname: from } = useLocation()
  if (!isServed('premium')) return null
  const href = `${pathTo('premium')}?${new URLSearchParams({ from }).toString()}`
  return <ButtonLink href={href}>{t('premium')}</ButtonLink>
}

function ToSignup({ member, onLeave }: LockedWordsProps) {
  const t = useText('member.viewer')
  const wall = useSignupWall()
  return (
    <Button
      onClick={() => {
        onLeave()
        wall.open(member.id)
      }}
    >
      {t('account')}
    </Button>
  )
}
