import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { deleteMessage, type Message, type Reaction, reactToMessage } from '#contract/chats.ts'
import { call } from '#web/api/call.ts'
import { useRefusalToast } from '#web/i18n/refusals.ts'
import { openThreads } from '../data/chat-queries.ts'
import { type OpenChat, type Thread, withMessages } from '../data/thread.ts'

/** What can be done about a message: it shows at once, and is taken back if it is refused. */
export function useMessageActions(chat: OpenChat) {
  const queries = useQueryClient()
  const refuse = useRefusalToast()
  const named = {
    conversation_id: chat.conversation?.id ?? '',
    profile_id: chat.profile?.id ?? '',
  }
  const show = (message: Message) => showIn(queries, named, message)
  const change = useMutation({
    mutationFn: ({ work }: Change) => work(),
    onMutate: ({ after }) => show(after),
    onSuccess: ({ message }) => show(message),
    onError: (error, { before, after }) => {
      showIn(queries, named, before, after)
      refuse(error)
    },
  })

  return {
    react(message: Message, reaction: Reaction) {
      const given = message.my_reaction === reaction ? null : reaction
      const { conversation_id } = named
      change.mutate({
        before: message,
        after: { ...message, my_reaction: given },
        work: () => call(reactToMessage, { conversation_id, seq: message.seq, reaction: given }),
      })
    },
    remove(message: Message) {
      const { conversation_id } = named
      change.mutate({
        before: message,
        after: { ...message, state: 'deleted', text: '', photo: null, gift: null },
        work: () => call(deleteMessage, { conversation_id, seq: message.seq }),
      })
    },
  }
}

type Change = {
  readonly before: Message
  readonly after: Message
  readonly work: () => Promise<{ message: Message }>
}

/** Shows a message as it is; or, in place of one that was shown too soon, where nothing newer was told of it since. */
function showIn(
  queries: QueryClient,
  named: Parameters<typeof openThreads>[1],
  message: Message,
  tooSoon?: Message,
): void {
  for (const { key, thread } of openThreads(queries, named))
    if (!tooSoon || thread.messages.includes(tooSoon))
      queries.setQueryData<Thread>(key, withMessages(thread, [message]))
}

/** How each reaction looks. */
export const REACTION_SIGNS: Readonly<Record<Reaction, string>> = {
  heart: '❤️',
  laugh: '😂',
  wow: '😮',
  sad: '😢',
  fire: '🔥',
  thumbs_up: '👍',
}
