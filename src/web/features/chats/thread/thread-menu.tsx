import { lazy, Suspense, useState } from 'react'
import { pathTo } from '#contract/routes.ts'
import { useAreas } from '#web/i18n/use-areas.ts'
import { useText } from '#web/i18n/use-text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { MenuItem } from '#web/ui/menu-item.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { useRemoveChat } from '../data/use-remove-chat.ts'
import type { OpenChat } from '../data/thread.ts'
import { RemoveQuestion } from '../list/remove-question.tsx'
import { useRefusalToast } from '#web/features/members/use-refusal-toast.ts'

const BlockDialog = lazy(async () => ({
  default: (await import('#web/features/profile-view/block-dialog.tsx')).BlockDialog,
}))
const ReportDialog = lazy(async () => ({
  default: (await import('#web/features/reports/report-dialog.tsx')).ReportDialog,
}))

type ThreadMenuProps = { chat: OpenChat; onLeave: () => void }
type Asked = 'block' | 'report' | 'remove' | null

/** What is done about a conversation less often. */
export function ThreadMenu({ chat, onLeave }: ThreadMenuProps) {
  const t = useText('chats')
  const [asked, setAsked] = useState<Asked>(null)
  const { profile, conversation } = chat
  return (
    <>
      <Menu
        label={t('menu.label')}
        caret={false}
        trigger={<Icon name="dots-three-vertical-bold" />}
      >
        {profile && (
          <>
            <MenuItem icon="user" href={pathTo('members-id', { id: profile.id })}>
              {t('menu.profile')}
            </MenuItem>
            <MenuItem icon="prohibit" onPress={() => setAsked('block')}>
              {t('menu.block')}
            </MenuItem>
            <MenuItem icon="flag" onPress={() => setAsked('report')}>
              {t('menu.report')}
            </MenuItem>
          </>
        )}
        {conversation && (
          <MenuItem icon="trash" onPress={() => setAsked('remove')}>
            {t('menu.remove')}
          </MenuItem>
        )}
      </Menu>
      <Suspense>
        <Asking {...{ asked, chat, onLeave }} onClose={() => setAsked(null)} />
      </Suspense>
    </>
  )
}

function Asking({
  asked,
  onClose,
  ...props
}: ThreadMenuProps & { asked: Asked; onClose: () => void }) {
  const { profile } = props.chat
  if (asked === 'remove') return <Removing {...props} onClose={onClose} />
  if (asked === 'block') return <Blocking {...props} onClose={onClose} />
  if (asked === 'report' && profile) return <ReportDialog member={profile} onClose={onClose} />
  return null
}

function Blocking({ chat, onLeave, onClose }: ThreadMenuProps & { onClose: () => void }) {
  const areThere = useAreas(['member', 'refusal'])
  if (!areThere || !chat.profile) return null
  return <BlockDialog member={chat.profile} onClose={onClose} onBlocked={onLeave} />
}

function Removing({ chat, onLeave, onClose }: ThreadMenuProps & { onClose: () => void }) {
  const t = useText('chats')
  const remove = useRemoveChat(useRefusalToast())
  const { conversation, profile } = chat
  function confirm() {
    if (conversation) remove({ conversationId: conversation.id, profileId: profile?.id ?? null })
    onLeave()
  }
  return (
    <RemoveQuestion name={profile?.name ?? t('left_member')} onRemove={confirm} onClose={onClose} />
  )
}
