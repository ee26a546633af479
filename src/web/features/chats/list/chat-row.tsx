import type { Chat } from '#contract/chats.ts'
import { pathTo } from '#contract/routes.ts'
import { useFictionalWords } from '#web/features/settings/use-fictional-words.ts'
import { usePhotoAddress } from '#web/features/settings/use-photo-address.ts'
import { useClock } from '#web/features/settings/use-clock.ts'
import { useText } from '#web/i18n/use-text.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { KitLink } from '#web/ui/kit-link.tsx'
import { rowTime } from '../data/chat-times.ts'
import { useIsTyping } from '../data/typing.ts'
import { ChatLine } from './chat-line.tsx'
import { RowMenu } from './row-menu.tsx'
import css from './chat-list.module.css'

type ChatRowProps = {
  chat: Chat
  /** The one that is open beside the list. */
  isOpen: boolean
  onRemove: (chat: Chat) => void
}

/** One conversation: who, when, the last line, and what was not read yet. */
export function ChatRow({ chat, isOpen, onRemove }: ChatRowProps) {
  const t = useText('chats')
  const { conversation, profile, num_unread_messages: unread } = chat
  const name = profile?.name ?? t('left_member')
  const isNew = unread > 0 && !isOpen
  return (
    <li className={classNames(css['row'], isOpen && css['open'], isNew && css['new'])}>
      <KitLink
        href={pathTo('chats-id', { id: conversation?.id ?? '' })}
        className={css['link']}
        aria-current={isOpen ? 'page' : undefined}
      >
        <Face profile={profile} />
        <span className={css['words']}>
          <span className={css['first']}>
            <Name name={name} isFictional={profile?.fictional_icon ?? false} />
            <When chat={chat} />
          </span>
          <span className={css['second']}>
            <LastLine chat={chat} />
            {isNew && <Badge kind="unread" count={unread} label={t('unread', { count: unread })} />}
          </span>
        </span>
      </KitLink>
      <RowMenu name={name} onRemove={() => onRemove(chat)} />
    </li>
  )
}

function Face({ profile }: Pick<Chat, 'profile'>) {
  const t = useText('chats')
  const photo = usePhotoAddress()
  const image = profile?.main_image
  return (
    <Avatar
      alt=""
      size="lg"
      src={image ? photo(image.thumb_filename) : undefined}
      online={profile?.is_online ? t('online') : undefined}
    />
  )
}

function Name({ name, isFictional }: { name: string; isFictional: boolean }) {
  const { singular } = useFictionalWords()
  return (
    <span className={css['name']}>
      <span className={css['ellipsis']}>{name}</span>
      {isFictional && (
        <span className={css['mask']} title={singular}>
          <Icon name="mask-happy" size="sm" label={singular} />
        </span>
      )}
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
