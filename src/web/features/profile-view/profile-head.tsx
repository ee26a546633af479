import { useState } from 'react'
import type { z } from 'zod/mini'
import type { likeWithComment } from '#contract/like-comment.ts'
import type { MemberProfile } from '#contract/members.ts'
import { pathTo } from '#contract/routes.ts'
import { copyText } from '#web/browser/copy-text.ts'
import { useUser } from '#web/features/accounts/user.ts'
import { useSignupWall } from '#web/features/signup/use-signup-place.ts'
import { useMarkedName, useTaggedName } from '#web/features/settings/member-names.tsx'
import { useText } from '#web/i18n/catalogue.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Menu, MenuItem } from '#web/ui/menu.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import css from './profile.module.css'

type ProfileHeadProps = { member: MemberProfile; isLiked: boolean; dialogs: ProfileDialogs }

/** The name, the place, when they were last here, and whether they like the viewer. */
export function ProfileHead({ member, isLiked, dialogs }: ProfileHeadProps) {
  const { name } = useTaggedName()(member)
  const { age } = member
  return (
    <header className={css['head']}>
      <h1 className={css['name']}>
        {name}
        {age !== null && `, ${age}`}
      </h1>
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
  const name = useMarkedName()(member)
  return (
    <p className={css['liking']} role="status">
      {member.likes_me && (
        <>
          <Icon name="heart-fill" />
          {isLiked ? t('match') : t('likes_you', { name })}
        </>
      )}
    </p>
  )
}

/** What is done about a profile less often. */
function ProfileMenu(props: { member: MemberProfile; dialogs: ProfileDialogs }) {
  const { member, dialogs } = props
  const t = useText('member.menu')
  const copy = useCopyLink(member)
  return (
    <div className={css['menu']}>
      <Menu
        label={t('label')}
        caret={false}
        trigger={
          <span className={css['more']}>
            <Icon name="dots-three-bold" />
          </span>
        }
      >
        <MenuItem icon="copy" onPress={() => void copy()}>
          {t('copy')}
        </MenuItem>
        <MenuItem icon="hand-palm" onPress={dialogs.openStop}>
          {t('stop')}
        </MenuItem>
        <MenuItem icon="prohibit" onPress={dialogs.openBlock}>
          {t('block')}
        </MenuItem>
        <MenuItem icon="flag" onPress={() => dialogs.openReport()}>
          {t('report')}
        </MenuItem>
      </Menu>
    </div>
  )
}

function useCopyLink({ id }: MemberProfile) {
  const t = useText('member.menu')
  const shell = useText('shell')
  return async () => {
    const isCopied = await copyText(location.origin + pathTo('members-id', { id }))
    showToast({
      topic: 'copied',
      title: t(isCopied ? 'copied' : 'not_copied'),
      icon: isCopied ? 'check-circle' : 'warning-circle',
      closeLabel: shell('close'),
    })
  }
}

/** What of a profile is liked, as the call names it. */
export type LikedPart = Omit<z.input<typeof likeWithComment.input>, 'profile_id' | 'comment'>

/** What is open over the profile: one thing at a time. */
type OpenDialog =
  | { readonly kind: 'viewer'; readonly at: number }
  | { readonly kind: 'report'; readonly photoId?: string }
  | { readonly kind: 'like'; readonly part: LikedPart }
  | { readonly kind: 'block' | 'stop' }

export type ProfileDialogs = ReturnType<typeof useProfileDialogs>

/** Opens what lies over a profile. Where only members may go, visitors find signup with this profile as its target. */
export function useProfileDialogs({ id, photos }: MemberProfile) {
  const [open, setOpen] = useState<OpenDialog | null>(null)
  const isMember = useUser() !== null
  const wall = useSignupWall()
  const forMembers = (dialog: OpenDialog) => (isMember ? setOpen(dialog) : wall.open(id))

  return {
    open,
    openPhoto: (at: number) =>
      photos[at]?.is_locked ? forMembers({ kind: 'viewer', at }) : setOpen({ kind: 'viewer', at }),
    openReport: (photoId?: string) =>
      forMembers({ kind: 'report', ...(photoId === undefined ? {} : { photoId }) }),
    openLike: (part: LikedPart) => forMembers({ kind: 'like', part }),
    openBlock: () => forMembers({ kind: 'block' }),
    openStop: () => forMembers({ kind: 'stop' }),
    close: () => setOpen(null),
  }
}
