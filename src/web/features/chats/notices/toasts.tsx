import { useQueryClient } from '@tanstack/react-query'
import { useMatches } from 'react-router'
import type { Chat } from '#contract/chats.ts'
import type { MemberEvent } from '#contract/events.ts'
import { pathTo } from '#contract/routes.ts'
import { soundOf } from '#web/browser/message-sound.ts'
import { isPageSeen } from '#web/browser/overlays.ts'
import { useMarkedName } from '#web/features/settings/member-names.tsx'
import { usePhotoAddress } from '#web/features/settings/settings.ts'
import { useText } from '#web/i18n/catalogue.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { toldKey } from '../data/apply-chat-event.ts'
import { openThreads } from '../data/chat-queries.ts'

/**
 * Tells of a new message while the member looks at something else: by a toast, not beside the list nor in the
 * conversation itself, and by a sound, where this browser was asked for it, unless the conversation is on the screen.
 */
export function useMessageNews(): (event: MemberEvent) => void {
  const queries = useQueryClient()
  const show = useToast()
  const { id: route, params } = useMatches().at(-1) ?? {}

  return (event) => {
    if (event.kind !== 'message') return
    const chat = queries.getQueryData<Chat>(toldKey(event.conversation_id))
    const last = chat?.last_message
    if (!chat?.profile || chat.is_muted || last?.seq !== event.seq || last.is_own) return
    const isChat = route === 'chats-id' || route === 'members-id-chat'
    const isOpen = [event.conversation_id, event.profile_id].includes(params?.['id'] ?? '')
    const isOnScreen = isChat && isOpen && isPageSeen()
    void soundOf(`${event.conversation_id}:${event.seq}`, isOnScreen)
    if (isPageSeen() && route !== 'chats' && !isOnScreen) show(chat)
  }
}

function useToast() {
  const t = useText('live.toast')
  const shell = useText('shell')
  const photo = usePhotoAddress()
  const marked = useMarkedName()

  return ({ profile, conversation, last_message: last, num_unread_messages: count }: Chat) => {
    if (!profile || !conversation) return
    const { main_image: image } = profile
    const words = last?.has_hidden_word ? '' : (last?.text ?? '')
    showToast({
      topic: 'message',
      title: t('message', { name: marked(profile) }),
      text: words === '' ? undefined : words,
      picture: <Avatar alt="" src={image ? photo(image.thumb_filename) : undefined} />,
      badge: <Badge kind="unread" count={count} label={shell('nav.unread', { count })} />,
      href: pathTo('chats-id', { id: conversation.id }),
      closeLabel: shell('close'),
    })
  }
}

/**
 * Tells that a message was refused while the member looks at something else, and leads to where it and the reason
 * stand.
 */
export function useRefusedToast(): (profileId: string) => void {
  const queries = useQueryClient()
  const t = useText('live.toast')
  const shell = useText('shell')
  const { id: route, params } = useMatches().at(-1) ?? {}

  return (profileId) => {
    const threads = openThreads(queries, { conversation_id: '', profile_id: profileId })
    const ids = [profileId, ...threads.map(({ thread }) => thread.chat.conversation?.id)]
    const isChat = route === 'chats-id' || route === 'members-id-chat'
    if (isChat && ids.includes(params?.['id'])) return
    showToast({
      topic: 'refused',
      title: t('refused'),
      icon: 'warning-circle',
      href: pathTo('members-id-chat', { id: profileId }),
      closeLabel: shell('close'),
    })
  }
}
