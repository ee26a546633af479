import type { MemberProfile, MemberTile } from '#contract/members.ts'
import { useLike } from '#web/features/members/use-like.ts'
import { useRefusalToast } from '#web/features/members/use-refusal-toast.ts'
import { FactList } from './fact-list.tsx'
import { FictionalNotice } from './fictional-notice.tsx'
import { Gallery } from './gallery.tsx'
import { InterestChips } from './interest-chips.tsx'
import { ProfileActions } from './profile-actions.tsx'
import { ProfileDialogs } from './profile-dialogs.tsx'
import { ProfileHead } from './profile-head.tsx'
import { RelatedMembers } from './related-members.tsx'
import { useProfileDialogs } from './use-profile-dialogs.ts'
import { useSeeLike } from './use-see-like.ts'
import css from './profile.module.css'

type ProfileProps = {
  member: MemberProfile
  related: readonly MemberTile[]
  onBlocked: (member: MemberProfile) => void
}

/** Photos, words and what can be done about somebody, and others like them. */
export function Profile({ member, related, onBlocked }: ProfileProps) {
  const dialogs = useProfileDialogs(member)
  const like = useLike(member, useRefusalToast())
  useSeeLike(member)

  return (
    <>
      <article className={css['profile']}>
        <Gallery member={member} onOpen={dialogs.openPhoto} />
        <div className={css['who']}>
          <ProfileHead member={member} isLiked={like.isLiked} dialogs={dialogs} />
          {member.fictional_icon && <FictionalNotice name={member.name} />}
          <ProfileActions member={member} like={like} />
          {member.about && <p className={css['about']}>{member.about}</p>}
          <InterestChips member={member} />
          <FactList member={member} />
        </div>
      </article>
      <RelatedMembers members={related} />
      <ProfileDialogs member={member} dialogs={dialogs} onBlocked={onBlocked} />
    </>
  )
}
