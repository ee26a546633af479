import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { listBlocked, unblockMember } from '#contract/account.ts'
import type { MemberCard } from '#contract/member-card.ts'
import { blockedKey } from '#web/api/keys.ts'
import { call } from '#web/api/call.ts'
import { useMarkedName, useTaggedName } from '#web/features/settings/member-names.tsx'
import { usePhotoAddress } from '#web/features/settings/settings.ts'
import { useText } from '#web/i18n/catalogue.ts'
import { RefusalNotice } from '#web/i18n/refusal-notice.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/loading-states.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { Panel } from '../panel.tsx'
import { LoadFailed, RowsSkeleton } from './rows.tsx'
import css from './settings.module.css'

/** The members this one has blocked, and the way to take it back. */
export function BlockedSection() {
  const t = useText('notifications.blocked')
  return (
    <Panel id="blocked" title={t('title')} lead={t('lead')}>
      <BlockedList />
    </Panel>
  )
}

function BlockedList() {
  const t = useText('notifications.blocked')
  const shell = useText('shell')
  const blocked = useBlocked()
  const marked = useMarkedName()
  const unblock = useUnblock((member) =>
    showToast({
      title: t('done', { name: marked(member) }),
      icon: 'check-circle',
      closeLabel: shell('close'),
    }),
  )
  if (blocked.isPending) return <RowsSkeleton rows={2} label={t('title')} hasFaces />
  if (blocked.isError) return <LoadFailed query={blocked} />
  if (blocked.data.length === 0) {
    return (
      <EmptyState level={3} title={t('empty')}>
        {t('empty_text')}
      </EmptyState>
    )
  }

  return (
    <>
      <ul className={css['rows']}>
        {blocked.data.map((member) => (
          <BlockedRow
            key={member.id}
            member={member}
            isBusy={unblock.isPending && unblock.variables.id === member.id}
            onUnblock={() => unblock.mutate(member)}
          />
        ))}
      </ul>
      <RefusalNotice error={unblock.error} />
    </>
  )
}

type BlockedRowProps = { member: MemberCard; isBusy: boolean; onUnblock: () => void }

function BlockedRow({ member, isBusy, onUnblock }: BlockedRowProps) {
  const t = useText('notifications.blocked')
  const photo = usePhotoAddress()
  const { name, tag } = useTaggedName()(member)
  const marked = useMarkedName()
  const image = member.main_image

  return (
    <li className={css['row']}>
      <Avatar alt="" src={image ? photo(image.thumb_filename) : undefined} />
      <div className={css['words']}>
        <b>
          {name}
          {member.age !== null && `, ${member.age}`}
        </b>
        {member.city && <span>{member.city}</span>}
        {tag}
      </div>
      <Button
        kind="quiet"
        size="sm"
        busy={isBusy}
        aria-label={`${marked(member)}: ${t('unblock')}`}
        onClick={onUnblock}
      >
        {t('unblock')}
      </Button>
    </li>
  )
}

/** The members whom this one has blocked. */
function useBlocked() {
  return useQuery({
    queryKey: blockedKey,
    queryFn: async () => (await call(listBlocked, {})).members,
  })
}

/** Takes a block back; the member leaves the list. */
function useUnblock(onDone: (member: MemberCard) => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: MemberCard) => call(unblockMember, { profile_id: id }),
    onSuccess: (_, member) => {
      queries.setQueryData(blockedKey, (members: MemberCard[] = []) =>
        members.filter(({ id }) => id !== member.id),
      )
      onDone(member)
    },
  })
}
