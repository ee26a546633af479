import { useQueryClient } from '@tanstack/react-query'
import { useMatches } from 'react-router'
import { pathTo } from '#contract/routes.ts'
import { useText } from '#web/i18n/use-text.ts'
import { showToast } from '#web/ui/toast-store.ts'
import { openThreads } from './thread-query.ts'

/** Tells whoever looks at something else that a message was refused, and leads to where it and the reason stand. */
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
