import { useMutation, useQueryClient } from '@tanstack/react-query'
import { arrangeChat, type Chat } from '#contract/chats.ts'
import { chatListKey } from '#web/api/keys.ts'
import { call } from '#web/api/call.ts'
import { useText } from '#web/i18n/catalogue.ts'
import { useRefusalToast } from '#web/i18n/refusals.ts'
import { MenuItem } from '#web/ui/menu.tsx'
import { openThreads } from '../data/chat-queries.ts'
import { putChat, putUser } from '../data/patch-chats.ts'
import type { Thread } from '../data/thread.ts'

/** In a menu: mutes a conversation, keeps it on top or puts it away, and ends each of these. */
export function ArrangeItems({ chat }: { chat: Chat }) {
  const t = useText('chats.arrange')
  const arrange = useArrange(chat)
  const { is_muted: isMuted, is_pinned: isPinned, is_archived: isArchived } = chat
  if (!chat.last_message) return null
  return (
    <>
      <MenuItem
        icon={isMuted ? 'bell' : 'bell-slash'}
        onPress={() => arrange({ is_muted: !isMuted })}
      >
        {t(isMuted ? 'unmute' : 'mute')}
      </MenuItem>
      <MenuItem
        icon={isPinned ? 'push-pin-slash' : 'push-pin'}
        onPress={() => arrange({ is_pinned: !isPinned })}
      >
        {t(isPinned ? 'unpin' : 'pin')}
      </MenuItem>
      <MenuItem icon="archive" onPress={() => arrange({ is_archived: !isArchived })}>
        {t(isArchived ? 'unarchive' : 'archive')}
      </MenuItem>
    </>
  )
}

type Arranging = Partial<Pick<Chat, 'is_muted' | 'is_pinned' | 'is_archived'>>

/** Shows the change at once; the list is asked for anew after it, and what was refused is told. */
function useArrange(chat: Chat): (how: Arranging) => void {
  const queries = useQueryClient()
  const tellRefusal = useRefusalToast()
  const { mutate } = useMutation({
    mutationFn: (how: Arranging) =>
      call(arrangeChat, { conversation_id: chat.conversation!.id, ...how }),
    onMutate: async (how) => {
      await queries.cancelQueries({ queryKey: chatListKey })
      show({ ...chat, ...how })
    },
    onSuccess: ({ total_unread: total }) => putUser(queries, { unread_messages: total }),
    onError: (error) => {
      show(chat)
      tellRefusal(error)
    },
    onSettled: () => queries.invalidateQueries({ queryKey: chatListKey }),
  })
  return mutate

  function show(changed: Chat): void {
    putChat(queries, changed)
    const named = { conversation_id: chat.conversation!.id, profile_id: chat.profile?.id ?? '' }
    const { is_muted, is_pinned, is_archived } = changed
    for (const { key, thread } of openThreads(queries, named))
      queries.setQueryData<Thread>(key, {
        ...thread,
        chat: { ...thread.chat, is_muted, is_pinned, is_archived },
      })
  }
}
