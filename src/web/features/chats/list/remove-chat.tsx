import { useMutation, useQueryClient } from '@tanstack/react-query'
import { removeChat } from '#contract/chats.ts'
import { chatListKey } from '#web/api/keys.ts'
import { call } from '#web/api/call.ts'
import { forgetLastChat } from '#web/features/members/last-chat.ts'
import { useText } from '#web/i18n/catalogue.ts'
import { Question } from '#web/ui/modal.tsx'
import { openThreads } from '../data/chat-queries.ts'
import { dropChat, putUser } from '../data/patch-chats.ts'

type RemoveQuestionProps = { name: string; onRemove: () => void; onClose: () => void }

/** Asks before a conversation is taken out of the list. */
export function RemoveQuestion({ name, onRemove, onClose }: RemoveQuestionProps) {
  const t = useText('chats.remove')
  const shell = useText('shell')
  return (
    <Question
      title={t('title', { name })}
      text={t('text', { name })}
      confirm={{ label: t('confirm'), icon: 'trash' }}
      cancelLabel={t('cancel')}
      closeLabel={shell('close')}
      onConfirm={onRemove}
      onClose={onClose}
    />
  )
}

type Removed = { readonly conversationId: string; readonly profileId: string | null }

/** Takes a conversation out of the list at once, then on the server. If that fails, the list is asked for anew. */
export function useRemoveChat(onFailed: (error: unknown) => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ conversationId }: Removed) =>
      call(removeChat, { conversation_id: conversationId }),
    onMutate: async ({ conversationId }) => {
      await queries.cancelQueries({ queryKey: chatListKey })
      dropChat(queries, { conversation: { id: conversationId } })
    },
    onSuccess: ({ total_unread: total }, { conversationId, profileId }) => {
      putUser(queries, { unread_messages: total })
      const named = { conversation_id: conversationId, profile_id: profileId ?? '' }
      forgetLastChat(conversationId)
      if (profileId) forgetLastChat(profileId)
      for (const { key } of openThreads(queries, named))
        queries.removeQueries({ queryKey: key, exact: true })
    },
    onError: (error) => {
      onFailed(error)
      void queries.invalidateQueries({ queryKey: chatListKey })
    },
  }).mutate
}
