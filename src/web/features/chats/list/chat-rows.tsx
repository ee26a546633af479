import { useInfiniteQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Chat } from '#contract/chats.ts'
import { pathTo } from '#contract/routes.ts'
import { pagingOf, useWhenNear } from '#web/browser/endless-list.ts'
import { useShownOnline } from '#web/browser/use-is-online.ts'
import { useClock } from '#web/features/settings/use-clock.ts'
import { useMarkedName, useTaggedName } from '#web/features/settings/member-names.tsx'
import { useFictionalWords, usePhotoAddress } from '#web/features/settings/settings.ts'
import { useText } from '#web/i18n/catalogue.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { KitLink } from '#web/ui/kit-link.tsx'
import { Menu, MenuItem } from '#web/ui/menu.tsx'
import { type ChatsPage, chatsQuery, type WhichChats } from '../data/chat-queries.ts'
import { rowTime } from '../data/chat-times.ts'
import { useIsTyping } from '../data/typing.ts'
import { ChatLine } from './chat-line.tsx'
import { ArrangeItems } from './arrange-items.tsx'
import css from './chat-list.module.css'
import { RemoveQuestion } from './remove-chat.tsx'

type ChatRowsProps = {
  chats: Chats
  openId: string | undefined
  onRemove: (chat: Chat) => void
}

/** The conversations, the latest first, and more of them near the end of the list. */
export function ChatRows({ chats, openId, onRemove }: ChatRowsProps) {
  const t = useText('chats')
  const marked = useMarkedName()
  const [asked, setAsked] = useState<Chat | null>(null)
  return (
    <>
      <ul className={css['rows']} aria-label={t('label')} aria-busy={chats.isOld}>
        {chats.chats.map((chat) => (
          <ChatRow
            key={chat.conversation?.id}
            chat={chat}
            isOpen={chat.conversation?.id === openId}
            onRemove={setAsked}
          />
        ))}
      </ul>
      <MoreChats more={chats.more} since={chats.chats.length} />
      {asked && (
        <RemoveQuestion
          name={asked.profile ? marked(asked.profile) : t('left_member')}
          onClose={() => setAsked(null)}
          onRemove={() => {
            setAsked(null)
            onRemove(asked)
          }}
        />
      )}
    </>
  )
}

function MoreChats({ more, since }: { more: Chats['more']; since: number }) {
  const t = useText('chats.more')
  const edge = useRef<HTMLDivElement>(null)
  const { hasMore, isLoading, isFailed, load } = more
  useWhenNear(edge, since, () => {
    if (hasMore && !isLoading && !isFailed) load()
  })
  if (!hasMore) return null
  return (
    <div ref={edge} className={css['more']}>
      {isFailed && <p role="alert">{t('failed')}</p>}
      <Button kind="quiet" size="sm" busy={isLoading} onClick={load}>
        {t(isFailed ? 'retry' : 'load')}
      </Button>
    </div>
  )
}

type ChatRowProps = {
  chat: Chat
  /** The one that is open beside the list. */
  isOpen: boolean
  onRemove: (chat: Chat) => void
}

/** One conversation: the partner, the time, the latest message, and how many are unread. */
function ChatRow({ chat, isOpen, onRemove }: ChatRowProps) {
  const t = useText('chats')
  const { conversation, profile, num_unread_messages: unread } = chat
  const marked = useMarkedName()
  const isNew = unread > 0 && !isOpen
  return (
    <li
      className={classNames(
        css['row'],
        isOpen && css['open'],
        isNew && !chat.is_muted && css['new'],
      )}
    >
      <KitLink
        href={pathTo('chats-id', { id: conversation?.id ?? '' })}
        className={css['link']}
        aria-current={isOpen ? 'page' : undefined}
      >
        <Face profile={profile} />
        <span className={css['words']}>
          <span className={css['first']}>
            <Name profile={profile} />
            <Kept chat={chat} />
            <When chat={chat} />
          </span>
          <span className={css['second']}>
            <LastLine chat={chat} />
            {isNew && (
              <Badge
                kind={chat.is_muted ? 'muted' : 'unread'}
                count={unread}
                label={t('unread', { count: unread })}
              />
            )}
          </span>
        </span>
      </KitLink>
      <RowMenu
        name={profile ? marked(profile) : t('left_member')}
        chat={chat}
        onRemove={() => onRemove(chat)}
      />
    </li>
  )
}

function Face({ profile }: Pick<Chat, 'profile'>) {
  const t = useText('chats')
  const photo = usePhotoAddress()
  const image = profile?.main_image
  const isOnline = useShownOnline()
  return (
    <Avatar
      alt=""
      size="lg"
      src={image ? photo(image.thumb_filename) : undefined}
      online={profile && isOnline(profile) ? t('online') : undefined}
    />
  )
}

/** In a row there is room for the mask alone; it says in words what it means. */
function Name({ profile }: Pick<Chat, 'profile'>) {
  const t = useText('chats')
  const tagged = useTaggedName()
  const { singular } = useFictionalWords()
  return (
    <span className={css['name']}>
      <span className={css['ellipsis']}>{profile ? tagged(profile).name : t('left_member')}</span>
      {profile?.fictional_icon && (
        <span className={css['mask']} title={singular}>
          <Icon name="mask-happy" size="sm" />
        </span>
      )}
    </span>
  )
}

/** That a conversation is muted or pinned. */
function Kept({ chat: { is_muted: isMuted, is_pinned: isPinned } }: { chat: Chat }) {
  const t = useText('chats.arrange')
  if (!isMuted && !isPinned) return null
  return (
    <span className={css['kept']}>
      {isMuted && <Icon name="bell-slash" size="sm" label={t('is_muted')} />}
      {isPinned && <Icon name="push-pin" size="sm" label={t('is_pinned')} />}
    </span>
  )
}

function When({ chat: { last_message: last } }: { chat: Chat }) {
  const clock = useClock()
  if (!last) return null
  return <time dateTime={last.created_at}>{rowTime(new Date(last.created_at), clock)}</time>
}

function LastLine({ chat: { profile, last_message: last } }: { chat: Chat }) {
  const t = useText('chats')
  const isTyping = useIsTyping(profile?.id)
  return (
    <span className={css['ellipsis']}>
      {isTyping ? (
        <span className={css['typing']}>{t('typing')}</span>
      ) : (
        last && <ChatLine line={last} />
      )}
    </span>
  )
}

/** What can be done about a conversation without opening it. */
function RowMenu({ name, chat, onRemove }: { name: string; chat: Chat; onRemove: () => void }) {
  const t = useText('chats.menu')
  return (
    <div className={css['menu']}>
      <Menu
        label={t('of', { name })}
        caret={false}
        trigger={<Icon name="dots-three-vertical-bold" />}
      >
        <ArrangeItems chat={chat} />
        <MenuItem icon="trash" onPress={onRemove}>
          {t('remove')}
        </MenuItem>
      </Menu>
    </div>
  )
}

/** The conversations as they are known so far, and the way to more of them. */
export function useChats(which: WhichChats, loaded: ChatsPage | null) {
  const { words, isArchive } = which
  const query = useInfiniteQuery({
    ...chatsQuery(which),
    ...(loaded && words === '' && !isArchive
      ? { initialData: { pages: [loaded], pageParams: [null] } }
      : {}),
    // What was found before stays until the next answer is there.
    placeholderData: (previous) => previous,
  })
  const pages = query.data?.pages ?? []
  return {
    chats: once(pages.flatMap(({ chats }) => chats)),
    isOld: query.isPlaceholderData,
    numArchived: pages[0]?.num_archived ?? 0,
    ...pagingOf(query),
  }
}

export type Chats = ReturnType<typeof useChats>

/** One that has moved up between two pages stands on both: the earlier place is the true one. */
function once(chats: readonly Chat[]): Chat[] {
  const byId = new Map(chats.toReversed().map((chat) => [chat.conversation?.id, chat]))
  return [...byId.values()].toReversed()
}
