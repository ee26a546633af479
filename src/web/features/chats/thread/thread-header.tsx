import { lazy, Suspense, useState } from 'react'
import { pathTo } from '#contract/routes.ts'
import { useShownOnline } from '#web/browser/use-is-online.ts'
import { useLike } from '#web/features/members/like.ts'
import { useMarkedName, useTaggedName } from '#web/features/settings/member-names.tsx'
import { useFictionalWords, usePhotoAddress } from '#web/features/settings/settings.ts'
import { useAreas } from '#web/i18n/use-areas.ts'
import { useText } from '#web/i18n/catalogue.ts'
import { useRefusalToast } from '#web/i18n/refusals.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { IconButton } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { KitLink } from '#web/ui/kit-link.tsx'
import { Menu, MenuItem } from '#web/ui/menu.tsx'
import type { OpenChat } from '../data/thread.ts'
import { ArrangeItems } from '../list/arrange-items.tsx'
import { RemoveQuestion, useRemoveChat } from '../list/remove-chat.tsx'
import css from './thread.module.css'

type Profile = NonNullable<OpenChat['profile']>
type ThreadHeaderProps = { chat: OpenChat; onLeave: () => void }

/** The partner, and what the member can do about them. */
export function ThreadHeader({ chat, onLeave }: ThreadHeaderProps) {
  const t = useText('chats')
  const { profile } = chat
  return (
    <header className={css['head']}>
      <BackLink />
      {profile ? <Who profile={profile} /> : <h1 className={css['name']}>{t('left_member')}</h1>}
      {profile && <Heart profile={profile} />}
      <ThreadMenu chat={chat} onLeave={onLeave} />
    </header>
  )
}

/** On a phone the list is a screen of its own. */
export function BackLink() {
  const shell = useText('shell')
  return (
    <KitLink href={pathTo('chats')} className={css['back']} aria-label={shell('back')}>
      <Icon name="arrow-left" />
    </KitLink>
  )
}

function Who({ profile }: { profile: Profile }) {
  const t = useText('chats')
  const photo = usePhotoAddress()
  const { name } = useTaggedName()(profile)
  const { id, age, main_image: image } = profile
  const isOnline = useShownOnline()
  return (
    <KitLink className={css['who']} href={pathTo('members-id', { id })}>
      <Avatar
        alt=""
        src={image ? photo(image.thumb_filename) : undefined}
        online={isOnline(profile) ? t('online') : undefined}
      />
      <div className={css['words']}>
        <h1 className={css['name']}>
          {name}
          {age !== null && `, ${age}`}
        </h1>
        <Where profile={profile} />
      </div>
    </KitLink>
  )
}

function Where({ profile }: { profile: Profile }) {
  const t = useText('chats')
  const { singular } = useFictionalWords()
  const isOnline = useShownOnline()
  const { city } = profile
  if (profile.fictional_icon) {
    return (
      <span className={css['fictional']}>
        <Icon name="mask-happy" size="sm" />
        <span aria-hidden="true">{singular}</span>
        {city && <span className={css['city']}>· {city}</span>}
      </span>
    )
  }
  const words = [isOnline(profile) ? t('online') : '', city].filter(Boolean)
  return <span className={css['where']}>{words.join(' · ')}</span>
}

function Heart({ profile }: { profile: Profile }) {
  const t = useText('chats.thread')
  const { isLiked, press } = useLike(profile, useRefusalToast())
  const marked = useMarkedName()
  return (
    <IconButton
      icon={isLiked ? 'heart-fill' : 'heart'}
      pressed={isLiked}
      label={t('like', { name: marked(profile) })}
      onClick={press}
    />
  )
}

const BlockDialog = lazy(async () => ({
  default: (await import('#web/features/profile-view/block-dialog.tsx')).BlockDialog,
}))
const StopDialog = lazy(async () => ({
  default: (await import('#web/features/profile-view/stop-dialog.tsx')).StopDialog,
}))
const ReportDialog = lazy(async () => ({
  default: (await import('#web/features/reports/report-dialog.tsx')).ReportDialog,
}))

type ThreadMenuProps = { chat: OpenChat; onLeave: () => void }
type Asked = 'stop' | 'block' | 'report' | 'remove' | null

/** What is done about a conversation less often. */
function ThreadMenu({ chat, onLeave }: ThreadMenuProps) {
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
          <MenuItem icon="user" href={pathTo('members-id', { id: profile.id })}>
            {t('menu.profile')}
          </MenuItem>
        )}
        {conversation && <ArrangeItems chat={chat} />}
        {profile && (
          <>
            <MenuItem icon="hand-palm" onPress={() => setAsked('stop')}>
              {t('menu.stop')}
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
        <Asking
          {...{ asked, chat, onLeave }}
          onReport={() => setAsked('report')}
          onClose={() => setAsked(null)}
        />
      </Suspense>
    </>
  )
}

type AskingProps = ThreadMenuProps & {
  asked: Asked
  onReport: () => void
  onClose: () => void
}

function Asking({ asked, onReport, onClose, ...props }: AskingProps) {
  const { profile } = props.chat
  if (asked === 'stop' && profile)
    return <StopDialog member={profile} onStopped={props.onLeave} {...{ onReport, onClose }} />
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
  const marked = useMarkedName()
  const { conversation, profile } = chat
  function confirm() {
    if (conversation) remove({ conversationId: conversation.id, profileId: profile?.id ?? null })
    onLeave()
  }
  return (
    <RemoveQuestion
      name={profile ? marked(profile) : t('left_member')}
      onRemove={confirm}
      onClose={onClose}
    />
  )
}
