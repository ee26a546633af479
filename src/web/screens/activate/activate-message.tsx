import type { ReactNode } from 'react'
import { Refusal } from '#contract/refusals.ts'
import { HOME, pathTo } from '#contract/routes.ts'
import type { User } from '#contract/user.ts'
import { useUser } from '#web/features/accounts/user.ts'
import { ResendActivation } from '#web/features/signup/resend-activation.tsx'
import { useText } from '#web/i18n/catalogue.ts'
import { useRefusalText } from '#web/i18n/refusals.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { WaitingCircles } from '#web/ui/waiting.tsx'
import css from './activate-message.module.css'

/**
 * The link in the mail is used up, too old, or none of ours: what can be done about it depends on whether a member is
 * logged in.
 */
export function ActivationFailed() {
  const t = useText('activate')
  const refusalText = useRefusalText()
  const user = useUser()
  return (
    <ActivateMessage art="waiting" title={t('failed.title')}>
      <p className="lead">{refusalText(new Refusal('LINK_INVALID'))}</p>
      <WayOut user={user} />
    </ActivateMessage>
  )
}

function WayOut({ user }: { user: User | null }) {
  const t = useText('activate')
  if (user?.status === 'not_confirmed') return <ResendActivation centred />
  if (user) {
    return (
      <>
        <p>{t('already.text')}</p>
        <ButtonLink href={pathTo(HOME)}>{t('home')}</ButtonLink>
      </>
    )
  }
  return (
    <>
      <p>{t('failed.login_first')}</p>
      <ButtonLink size="lg" href={`${pathTo('login')}?target=${pathTo('activate-error')}`}>
        {t('login')}
      </ButtonLink>
    </>
  )
}

type ActivateMessageProps = {
  art: 'waiting' | 'meeting' | 'together'
  title: string
  children: ReactNode
}

/** One thing to say about an activation, with the two circles above it. */
export function ActivateMessage({ art, title, children }: ActivateMessageProps) {
  return (
    <div className={`container ${css['page']}`}>
      {art === 'waiting' ? <WaitingCircles /> : <MeetingCircles isMoving={art === 'meeting'} />}
      <h1>{title}</h1>
      {children}
    </div>
  )
}

/** Two circles come together, and the lens lights where they meet. */
function MeetingCircles({ isMoving }: { isMoving: boolean }) {
  return (
    <svg
      className={classNames(css['circles'], isMoving && css['moving'])}
      viewBox="0 0 280 184"
      width="280"
      height="184"
      aria-hidden="true"
    >
      <circle className={css['left']} cx="100" cy="92" r="80" />
      <circle className={css['right']} cx="180" cy="92" r="80" />
      <path className={css['lens']} d="M140 22.7a80 80 0 0 1 0 138.6 80 80 0 0 1 0-138.6z" />
    </svg>
  )
}
