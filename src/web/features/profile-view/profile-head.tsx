import type { MemberProfile } from '#contract/members.ts'
import { useShownFields } from '#web/features/settings/use-shown-fields.ts'
import { useText } from '#web/i18n/use-text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { ProfileMenu } from './profile-menu.tsx'
import type { ProfileDialogs } from './use-profile-dialogs.ts'
import css from './profile.module.css'

type ProfileHeadProps = { member: MemberProfile; isLiked: boolean; dialogs: ProfileDialogs }

/** Who it is, where and when they were here last, and whether they like the one who looks. */
export function ProfileHead({ member, isLiked, dialogs }: ProfileHeadProps) {
  const shows = useShownFields()
  const { name, age } = member
  return (
    <header className={css['head']}>
      <h1 className={css['name']}>{shows('age') ? `${name}, ${age}` : name}</h1>
      <ProfileMenu member={member} dialogs={dialogs} />
      <Whereabouts member={member} />
      <Liking member={member} isLiked={isLiked} />
    </header>
  )
}

function Whereabouts({ member }: { member: MemberProfile }) {
  const t = useText('member')
  const { last_active: seen, city, distance_km: far } = member
  const place = [city, far === null ? '' : t('away', { km: far })].filter(Boolean).join(', ')
  const words = [seen ? t(`status.${seen}`) : '', place].filter(Boolean)
  if (words.length === 0) return null
  return (
    <p className={css['status']}>
      {seen === 'online' && <i className={css['dot']} />}
      <span>{words.join(' · ')}</span>
    </p>
  )
}

function Liking({ member, isLiked }: Pick<ProfileHeadProps, 'member' | 'isLiked'>) {
  const t = useText('member')
  const { name, likes_me: likesMe } = member
  return (
    <p className={css['liking']} role="status">
      {likesMe && (
        <>
          <Icon name="heart-fill" />
          {isLiked ? t('match') : t('likes_you', { name })}
        </>
      )}
    </p>
  )
}
