import type { MemberProfile } from '#contract/members.ts'
import { isServed } from '#contract/routes.ts'
import { useText } from '#web/i18n/use-text.ts'
import { Button } from '#web/ui/button.tsx'
import { HeartButton } from '#web/ui/heart-button.tsx'
import { GiftLink } from './gift-link.tsx'
import { MessageLink } from './message-link.tsx'
import css from './actions.module.css'

type ProfileActionsProps = {
  member: MemberProfile
  like: { readonly isLiked: boolean; readonly press: () => void }
  /** Whether there are conversations to write in. */
  canWrite?: boolean
}

/** What to do about somebody: like them, give them something, write to them. On a phone it stays under the thumb. */
export function ProfileActions(props: ProfileActionsProps) {
  const { member, like, canWrite = isServed('members-id-chat') } = props
  const t = useText('member.actions')
  const { isLiked, press } = like
  const label = t('like', { name: member.name })

  return (
    <div className={css['bar']} role="group" aria-label={t('label')}>
      {canWrite ? (
        <>
          <HeartButton ground="page" liked={isLiked} label={label} onClick={press} />
          <GiftLink member={member} />
          <MessageLink member={member} />
        </>
      ) : (
        <Button
          className={css['like']}
          kind={isLiked ? 'quiet' : 'primary'}
          size="lg"
          icon={isLiked ? 'heart-fill' : 'heart'}
          aria-pressed={isLiked}
          aria-label={label}
          onClick={press}
        >
          {t(isLiked ? 'liked_short' : 'like_short')}
        </Button>
      )}
    </div>
  )
}
