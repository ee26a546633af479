import { useForEach } from '#web/browser/use-for-each.ts'
import { useUser } from '#web/features/accounts/use-user.ts'
import { lastChat } from '#web/features/members/last-chat.ts'
import type { OpenChat } from '../data/thread.ts'

/** Remembers the conversation that is open as the last one, as long as somebody is logged in. */
export function useLastChat({ profile, conversation }: OpenChat): void {
  const isMember = useUser() !== null
  const known =
    isMember && profile
      ? JSON.stringify([profile.id, profile.name, conversation?.id ?? null])
      : null
  useForEach(known, (value) => {
    const [id, name, conversationId] = JSON.parse(value) as [string, string, string | null]
    lastChat.set({
      profile_id: id,
      name,
      conversation_id: conversationId,
      opened_at: Date.now(),
    })
  })
}
