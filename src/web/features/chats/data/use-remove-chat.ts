import { useMutation, useQueryClient } from '@tanstack/react-query'
import { removeChat } from '#contract/chats.ts'
import { call } from '#web/api/call.ts'
import { forgetLastChat } from '#web/features/members/last-chat.ts'
import { chatListKey } from './chats-query.ts'
import { dropChat, putUser } from './patch-chats.ts'
import { openThreads } from './thread-query.ts'

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
