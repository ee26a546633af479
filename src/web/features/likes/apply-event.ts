import type { QueryClient } from '@tanstack/react-query'
import type { MemberEvent } from '#contract/events.ts'
import { ownKey } from '#web/features/accounts/own-key.ts'
import { refreshUser } from '#web/features/accounts/refresh-user.ts'
import { userKey } from '#web/features/accounts/use-user.ts'
import { likeKey, type Like } from '#web/features/members/like.ts'
import { settingsKey } from '#web/features/settings/use-settings.ts'
import { likesKey } from './likes-query.ts'

/** Lets the query cache follow what the member was told: what is not as it was is asked for anew. */
export async function applyEvent(queries: QueryClient, event: MemberEvent): Promise<void> {
  if (event.kind === 'match')
    queries.setQueryData<Like>(likeKey(event.profile_id), { isLiked: true, isMatch: true })
  if (event.kind === 'user_changed') await refreshOwn(queries)
  else if (event.kind === 'reset') await askAnew(queries)
  else await refresh(queries)
}

async function refreshOwn(queries: QueryClient): Promise<void> {
  const own = queries.invalidateQueries({ queryKey: ownKey })
  await Promise.all([refreshUser(queries), own])
}

/** The member themselves and their likes, as they are now. */
export async function refresh(queries: QueryClient): Promise<void> {
  const likes = queries.invalidateQueries({ queryKey: likesKey })
  await Promise.all([refreshUser(queries), likes])
}

const KEPT: readonly unknown[] = [settingsKey[0], userKey[0]]

async function askAnew(queries: QueryClient): Promise<void> {
  const all = queries.invalidateQueries({
    predicate: ({ queryKey }) => !KEPT.includes(queryKey[0]),
  })
  await Promise.all([refreshUser(queries), all])
}
