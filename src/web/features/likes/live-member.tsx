import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useMatches } from 'react-router'
import type { User } from '#contract/user.ts'
import { useAppBadge } from '#web/browser/use-app-badge.ts'
import { useHasPush } from '#web/browser/use-has-push.ts'
import { useLiveEvents } from '#web/browser/use-live-events.ts'
import { useOwnerChange } from '#web/browser/use-owner-change.ts'
import { useRefreshTimer } from '#web/browser/use-refresh-timer.ts'
import { refreshUser } from '#web/features/accounts/refresh-user.ts'
import { hearTyping } from '#web/features/chats/data/typing.ts'
import { useMessageToast } from '#web/features/chats/data/use-message-toast.tsx'
import { useRefusedToast } from '#web/features/chats/data/use-refused-toast.ts'
import { useRunningOutbox } from '#web/features/chats/outbox/use-outbox.ts'
import { Presence } from '#web/features/notifications/presence.tsx'
import { useBoot } from '#web/features/settings/boot.ts'
import { useAreas } from '#web/i18n/use-areas.ts'
import { ToastRegion } from '#web/ui/toast-region.tsx'
import { applyEvent, refresh } from './apply-event.ts'
import { LikeModal, type Liker } from './like-modal.tsx'
import { placeOf } from './place-of.ts'
import { useAnnounce } from './use-announce.tsx'
import { useAutoLike } from './use-auto-like.ts'
import { useSeenLike } from './use-seen-like.ts'

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
  useRunningOutbox(user.signup_date, useRefusedToast())
  useAppBadge(user.is_discreet ? 0 : user.new_likes + user.unread_messages)

  return (
    <>
      <Presence />
      <ToastRegion />
      {liker && <LikeModal liker={liker} onClose={() => setLiker(null)} />}
    </>
  )
}

/** By what the server tells, and besides from time to time. Whoever has just logged in is asked for at once. */
function useFollowing(user: User, announce: ReturnType<typeof useAnnounce>): void {
  const queries = useQueryClient()
  const hasPush = useHasPush()
  const tellMessage = useMessageToast()
  const [startedAt] = useState(() => performance.now())
  const { user: first, lastEvent } = useBoot()
  const who = user.signup_date
  const again = () => void refresh(queries).catch(() => undefined)

  useRefreshTimer(
    {
      firstMs: first ? FIRST_REFRESH_MS : 0,
      everyMs: hasPush ? REFRESH_WITH_PUSH_MS : REFRESH_MS,
    },
    again,
  )
  useOwnerChange(who, () => void refreshUser(queries).catch(() => undefined))
  const place = placeOf(queries, who, first?.signup_date === who ? lastEvent : null)
  useLiveEvents(who, place, {
    onEvent: (event) =>
      void applyEvent(queries, event)
        .then(() => {
          tellMessage(event)
          return announce(event)
        })
        .catch(() => undefined),
    onWhisper: ({ profile_id: id }) => hearTyping(id),
    // What came before is asked for by the first refresh, unless that is over.
    onStart: () => performance.now() - startedAt > FIRST_REFRESH_MS && again(),
    onRefused: again,
  })
}
