import type { QueryClient } from '@tanstack/react-query'
import type { Chat } from '#contract/chats.ts'
import { learnLikes, type Like, likeKey } from '#web/features/members/like.ts'

/** Takes over whom one likes from conversations; they do not say who is a match, so what is known of that stays. */
export function learnPartners(queries: QueryClient, chats: readonly Chat[]): void {
  const partners = chats.flatMap(({ profile }) => profile ?? [])
  learnLikes(
    queries,
    partners.map(({ id, is_liked }) => {
      const known = queries.getQueryData<Like>(likeKey(id))
      return { id, is_liked, is_match: is_liked && (known?.isMatch ?? false) }
    }),
  )
}
