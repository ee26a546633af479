import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useMatches } from 'react-router'
import type { User } from '#contract/user.ts'
import { refreshUserQuietly } from '#web/features/accounts/refresh-user.ts'
import { showTyping } from '#web/features/chats/data/typing.ts'
import { useMessageNews, useRefusedToast } from '#web/features/chats/notices/toasts.tsx'
import { useRunningOutbox } from '#web/features/chats/outbox/use-outbox.ts'
import { LikeModal, type Liker } from '#web/features/likes/like-modal.tsx'
import { Presence } from '#web/features/notifications/presence.tsx'
import { usePush } from '#web/features/notifications/push.ts'
import { useBoot } from '#web/features/settings/settings.ts'
import { useAreas } from '#web/i18n/use-areas.ts'
import { ToastRegion } from '#web/ui/toast.tsx'
import { useAnnounce, useAutoLike, useSeenLike } from './like-news.tsx'
import {
  applyEvent,
  refresh,
  useLiveEvents,
  useOwnerChange,
  useRefreshTimer,
} from './live-events.ts'
import type { Place } from './share-events.ts'

const FIRST_REFRESH_MS = 5_000
const REFRESH_MS = 60_000
const REFRESH_WITH_PUSH_MS = 300_000
/** Screens that tell of a match in their own way. */
const TELLS_ITSELF = ['swipe-game']
const PROFILES = ['members-id', 'likes-m-id']

/** What happens around a member while they are here: their likes, matches and counts follow by themselves. */
export function LiveMember({ user }: { user: User }) {
  return useAreas(['live']) ? <Life user={user} /> : null
}

function Life({ user }: { user: User }) {
  const { id: route = '', params } = useMatches().at(-1) ?? {}
  const [liker, setLiker] = useState<Liker | null>(null)
  useFollowing(user, useAnnounce(setLiker, liker !== null || TELLS_ITSELF.includes(route)))
  useAutoLike(setLiker)
  useSeenLike(user, PROFILES.includes(route) ? (params?.['id'] ?? null) : null)
  useRunningOutbox(user.key, useRefusedToast())
  useAppBadge(user.is_discreet ? 0 : user.new_likes + user.unread_messages)

  return (
    <>
      <Presence />
      <ToastRegion />
      {liker && <LikeModal liker={liker} onClose={() => setLiker(null)} />}
    </>
  )
}

/** By the server's events, and besides from time to time. After a login it is asked for at once. */
function useFollowing(user: User, announce: ReturnType<typeof useAnnounce>): void {
  const queries = useQueryClient()
  const hasPush = useHasPush()
  const tellMessage = useMessageNews()
  const [startedAt] = useState(() => performance.now())
  const { user: first, lastEvent } = useBoot()
  const owner = user.key
  const again = () => void refresh(queries).catch(() => undefined)

  useRefreshTimer(
    {
      firstMs: first ? FIRST_REFRESH_MS : 0,
      everyMs: hasPush ? REFRESH_WITH_PUSH_MS : REFRESH_MS,
    },
    again,
  )
  useOwnerChange(owner, () => refreshUserQuietly(queries))
  const place = placeOf(queries, owner, first?.key === owner ? lastEvent : null)
  useLiveEvents(owner, place, {
    onEvent: (event) =>
      void applyEvent(queries, event)
        .then(() => {
          tellMessage(event)
          return announce(event)
        })
        .catch(() => undefined),
    onWhisper: ({ profile_id: id }) => showTyping(id),
    // What came before is asked for by the first refresh, unless that is over.
    onStart: () => performance.now() - startedAt > FIRST_REFRESH_MS && again(),
    onRefused: again,
  })
}

const places = new WeakMap<QueryClient, Place & { readonly owner: string }>()

/** Where this browser is in what a member was told: at first where their page was made. It outlives the screens that listen. */
function placeOf(queries: QueryClient, owner: string, first: number | null): Place {
  const known = places.get(queries)
  if (known?.owner === owner) return known
  const place = { owner, last: first }
  places.set(queries, place)
  return place
}

/**
 * Shows a number on the icon of the installed app, where there is one; nothing at zero, and nothing after logging out.
 */
function useAppBadge(count: number): void {
  useEffect(() => {
    if ('setAppBadge' in navigator) navigator.setAppBadge(count).catch(() => undefined)
  }, [count])
  useEffect(
    () => () => {
      if ('clearAppBadge' in navigator) navigator.clearAppBadge().catch(() => undefined)
    },
    [],
  )
}

/** Whether pushes arrive in this browser now. The server, which cannot know, says no. */
function useHasPush(): boolean {
  return typeof usePush().isSubscribed === 'object'
}
