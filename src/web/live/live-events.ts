import type { QueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { MemberEvent, Whisper } from '#contract/events.ts'
import { chatsKey, likesKey, ordersKey, ownKey } from '#web/api/keys.ts'
import { OWNER } from '#web/browser/storage.ts'
import { refreshUser } from '#web/features/accounts/refresh-user.ts'
import { isPersonal } from '#web/features/accounts/user.ts'
import { applyChatEvent, isChatEvent } from '#web/features/chats/data/apply-chat-event.ts'
import { type Like, likeKey } from '#web/features/members/like.ts'
import { type Place, shareEvents } from './share-events.ts'

type Hearing = {
  readonly onEvent: (event: MemberEvent) => void
  readonly onWhisper: (whisper: Whisper) => void
  readonly onStart: () => void
  readonly onRefused: () => void
}

/** Hears what this member is told from a place on, as long as they are here. */
export function useLiveEvents(owner: string, place: Place, hearing: Hearing): void {
  const { onEvent, onWhisper, onStart, onRefused } = hearing
  const hear = useEffectEvent(onEvent)
  const overhear = useEffectEvent(onWhisper)
  const start = useEffectEvent(onStart)
  const refuse = useEffectEvent(onRefused)
  useEffect(
    () =>
      shareEvents(owner, place, {
        onEvent: (event) => hear(event),
        onWhisper: (whisper) => overhear(whisper),
        onStart: () => start(),
        onRefused: () => refuse(),
      }),
    [owner, place],
  )
}

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

type Times = { readonly firstMs: number; readonly everyMs: number }

/** Does something a while after the start, then again and again, and whenever the service worker has a message. */
export function useRefreshTimer({ firstMs, everyMs }: Times, onTime: () => void): void {
  const tell = useEffectEvent(onTime)
  useEffect(() => {
    const first = setTimeout(() => tell(), firstMs)
    return () => clearTimeout(first)
  }, [firstMs])
  useEffect(() => {
    const every = setInterval(() => tell(), everyMs)
    return () => clearInterval(every)
  }, [everyMs])
  useEffect(() => {
    const worker = navigator.serviceWorker as ServiceWorkerContainer | undefined
    const hear = () => tell()
    worker?.addEventListener('message', hear)
    return () => worker?.removeEventListener('message', hear)
  }, [])
}

/** Tells when in another tab another member has logged in, or this one out. */
export function useOwnerChange(owner: string, onChange: () => void): void {
  const tell = useEffectEvent(onChange)
  useEffect(() => {
    const hear = ({ key, newValue }: StorageEvent) => {
      if (key === OWNER && newValue !== owner) tell()
    }
    addEventListener('storage', hear)
    return () => removeEventListener('storage', hear)
  }, [owner])
}
