import type { QueryClient } from '@tanstack/react-query'
import type { MemberEvent } from '#contract/events.ts'
import { isPersonal } from '#web/features/accounts/is-personal.ts'
import { ordersKey, ownKey } from '#web/features/accounts/own-key.ts'
import { refreshUser } from '#web/features/accounts/refresh-user.ts'
import { applyChatEvent, isChatEvent } from '#web/features/chats/data/apply-chat-event.ts'
import { chatsKey } from '#web/features/chats/data/chat-queries.ts'
import { likeKey, type Like } from '#web/features/members/like.ts'
import { likesKey } from './likes-query.ts'

/** Lets the query cache follow what the member was told: what is not as it was is asked for anew. */
export async function applyEvent(queries: QueryClient, event: MemberEvent): Promise<void> {
  if (isChatEvent(event)) return applyChatEvent(queries, event)
  if (event.kind === 'match')
    queries.setQueryData<Like>(likeKey(event.profile_id), { isLiked: true, isMatch: true })
  if (event.kind === 'user_changed' || event.kind === 'order_changed') await refreshOwn(queries)
  else if (event.kind === 'reset') await askAnew(queries)
  else await refreshLikes(queries)
}

async function refreshOwn(queries: QueryClient): Promise<void> {
  const own = queries.invalidateQueries({ queryKey: ownKey })
  await Promise.all([refreshUser(queries), own])
}

/** The member themselves, their likes, conversations and purchases, as they are now. */
export async function refresh(queries: QueryClient): Promise<void> {
  const chats = queries.invalidateQueries({ queryKey: chatsKey })
  const orders = queries.invalidateQueries({ queryKey: ordersKey })
  await Promise.all([refreshLikes(queries), chats, orders])
}

async function refreshLikes(queries: QueryClient): Promise<void> {
  const likes = queries.invalidateQueries({ queryKey: likesKey })
  await Promise.all([refreshUser(queries), likes])
}

async function askAnew(queries: QueryClient): Promise<void> {
  await Promise.all([refreshUser(queries), queries.invalidateQueries({ predicate: isPersonal })])
}
