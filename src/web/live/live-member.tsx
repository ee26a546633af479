import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useMatches, useSearchParams } from 'react-router'
import type { MemberEvent } from '#contract/events.ts'
import { autoLike, type LikeTile, seeLike } from '#contract/likes.ts'
import type { User } from '#contract/user.ts'
import { userKey } from '#web/api/keys.ts'
import { call } from '#web/api/call.ts'
import { canOpenModal, isPageSeen } from '#web/browser/overlays.ts'
import { useForEach } from '#web/browser/use-for-each.ts'
import { refreshUser } from '#web/features/accounts/refresh-user.ts'
import { hearTyping } from '#web/features/chats/data/typing.ts'
import { useMessageToast, useRefusedToast } from '#web/features/chats/notices/toasts.tsx'
import { useRunningOutbox } from '#web/features/chats/outbox/use-outbox.ts'
import { LikeModal, type Liker } from '#web/features/likes/like-modal.tsx'
import { isToldMatch, likesQuery, profilePath } from '#web/features/likes/likes.ts'
import { Presence } from '#web/features/notifications/presence.tsx'
import { usePush } from '#web/features/notifications/push.ts'
import { useBoot, useFictionalWords, usePhotoAddress } from '#web/features/settings/settings.ts'
import { useText } from '#web/i18n/catalogue.ts'
import { useAreas } from '#web/i18n/use-areas.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { ToastRegion } from '#web/ui/toast.tsx'
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

/** By what the server tells, and besides from time to time. Whoever has just logged in is asked for at once. */
function useFollowing(user: User, announce: ReturnType<typeof useAnnounce>): void {
  const queries = useQueryClient()
  const hasPush = useHasPush()
  const tellMessage = useMessageToast()
  const [startedAt] = useState(() => performance.now())
  const { user: first, lastEvent } = useBoot()
  const who = user.key
  const again = () => void refresh(queries).catch(() => undefined)

  useRefreshTimer(
    {
      firstMs: first ? FIRST_REFRESH_MS : 0,
      everyMs: hasPush ? REFRESH_WITH_PUSH_MS : REFRESH_MS,
    },
    again,
  )
  useOwnerChange(who, () => void refreshUser(queries).catch(() => undefined))
  const place = placeOf(queries, who, first?.key === who ? lastEvent : null)
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

const places = new WeakMap<QueryClient, Place & { readonly who: string }>()

/** Where this browser is in what a member was told: at first where their page was made. It outlives the screens that listen. */
export function placeOf(queries: QueryClient, who: string, first: number | null): Place {
  const known = places.get(queries)
  if (known?.who === who) return known
  const place = { who, last: first }
  places.set(queries, place)
  return place
}

/** Tells whoever looks at the page what has just happened: a match by the modal, a like by a toast. */
export function useAnnounce(showModal: (liker: Liker) => void, isBusy: boolean) {
  const queries = useQueryClient()
  const toast = useLikeToast()

  return async (event: MemberEvent): Promise<void> => {
    if ((event.kind !== 'like' && event.kind !== 'match') || !isPageSeen()) return
    const type = event.kind === 'match' ? 'matches' : 'received'
    const { pages } = await queries.fetchInfiniteQuery(likesQuery(type))
    const like = pages.flatMap(({ profiles }) => profiles).find(({ id }) => id === event.profile_id)
    if (!like || (event.kind === 'match' && isToldMatch(queries, like.id))) return
    if (event.kind === 'match' && !isBusy && canOpenModal()) showModal(likerIn(like))
    else toast(like, event.kind)
  }
}

function likerIn({ id, name, fictional_icon: isFictional, main_image: image }: LikeTile): Liker {
  return { id, name, isFictional, isMatch: true, image: image?.filename ?? null }
}

function useLikeToast() {
  const t = useText('live.toast')
  const shell = useText('shell')
  const photo = usePhotoAddress()
  const { singular } = useFictionalWords()

  return (like: LikeTile, kind: 'like' | 'match') => {
    const { id, name, main_image: image, fictional_icon: isFictional } = like
    const words = t(`${kind}_text`, { name })
    showToast({
      topic: kind,
      title: t(kind),
      text: isFictional ? `${words} (${singular})` : words,
      picture: <Avatar alt="" src={image ? photo(image.thumb_filename) : undefined} />,
      href: profilePath(id),
      closeLabel: shell('close'),
    })
  }
}

const LIKES_RELOAD_MS = 500
const LONGEST_SECONDS = 3600

/** Shows a like that was not shown yet, so many seconds after the page whose address says `t`. */
export function useAutoLike(showModal: (liker: Liker) => void): void {
  const queries = useQueryClient()
  const delay = millisecondsIn(useTakenFromAddress('t'))

  async function announce() {
    if (!canOpenModal()) return
    const { profile } = await call(autoLike, {})
    if (!profile) return
    const { id, name, fictional_icon: isFictional, is_match: isMatch, main_image } = profile
    showModal({ id, name, isFictional, isMatch, image: main_image?.match ?? null })
    setTimeout(() => void refresh(queries), LIKES_RELOAD_MS)
  }

  // Nobody has asked for it, so nobody is told when it fails.
  useAfter(delay, () => void announce().catch(() => undefined))
}

function millisecondsIn(seconds: string | null): number | null {
  if (seconds === null || !/^\d+(\.\d+)?$/.test(seconds)) return null
  return Math.min(Number(seconds), LONGEST_SECONDS) * 1000
}

/** Whoever opens a profile has seen its like: it is news no more. */
export function useSeenLike(user: User, profileId: string | null): void {
  const queries = useQueryClient()

  async function see(id: string) {
    const { new_likes: left } = await call(seeLike, { profile_id: id })
    queries.setQueryData<User | null>(userKey, (known) => known && { ...known, new_likes: left })
  }

  useForEach(user.new_likes > 0 ? profileId : null, (id) => void see(id).catch(() => undefined))
}

/** Does something once, so many milliseconds after it was asked for; null asks for nothing. */
export function useAfter(ms: number | null, onTime: () => void): void {
  const tell = useEffectEvent(onTime)
  useEffect(() => {
    if (ms === null) return
    const timer = setTimeout(() => tell(), ms)
    return () => clearTimeout(timer)
  }, [ms])
}

/** A value that stood in the address. It is taken out of it, so that whoever reloads or shares the page has it no more. */
export function useTakenFromAddress(name: string): string | null {
  const [params, setParams] = useSearchParams()
  const given = params.get(name)
  const [taken] = useState(given)
  useEffect(() => {
    if (given === null) return
    const without = (all: URLSearchParams) => [...all].filter(([key]) => key !== name)
    setParams(without, { replace: true, preventScrollReset: true })
  }, [given, name, setParams])
  return taken
}

/** Shows a number on the icon of the installed app, where there is one; nothing at zero, and nothing once one is gone. */
export function useAppBadge(count: number): void {
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
export function useHasPush(): boolean {
  return typeof usePush().isSubscribed === 'object'
}
