import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { MemberEvent } from '#contract/events.ts'
import { autoLike, type LikeTile, seeLike } from '#contract/likes.ts'
import type { User } from '#contract/user.ts'
import { call } from '#web/api/call.ts'
import { userKey } from '#web/api/keys.ts'
import { canOpenModal, isPageSeen } from '#web/browser/overlays.ts'
import { useForEach } from '#web/browser/use-for-each.ts'
import type { Liker } from '#web/features/likes/like-modal.tsx'
import { isToldMatch, likesQuery, profilePath } from '#web/features/likes/likes.ts'
import { useMarkedName } from '#web/features/settings/member-names.tsx'
import { usePhotoAddress } from '#web/features/settings/settings.ts'
import { useText } from '#web/i18n/catalogue.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { refresh } from './live-events.ts'

/** Tells the member what has just happened: a match by the modal, a like by a toast. */
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

function likerIn({ id, name, fictional_icon, main_image: image }: LikeTile): Liker {
  return { id, name, fictional_icon, isMatch: true, image: image?.filename ?? null }
}

function useLikeToast() {
  const t = useText('live.toast')
  const shell = useText('shell')
  const photo = usePhotoAddress()
  const marked = useMarkedName()

  return (like: LikeTile, kind: 'like' | 'match') => {
    const { id, main_image: image } = like
    // Nobody meets a fictional profile: its match is told as the like that it is.
    const told = like.fictional_icon ? 'like' : kind
    showToast({
      topic: kind,
      title: t(told),
      text: wordsOf(like) ?? t(`${told}_text`, { name: marked(like) }),
      picture: <Avatar alt="" src={image ? photo(image.thumb_filename) : undefined} />,
      href: profilePath(id),
      closeLabel: shell('close'),
    })
  }
}

/** What they say with it, unless there is a word in it that the reader hides. */
function wordsOf({ comment }: LikeTile): string | null {
  return comment && !comment.has_hidden_word && comment.text !== '' ? comment.text : null
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
    const { id, name, fictional_icon, is_match: isMatch, main_image, comment } = profile
    showModal({ id, name, fictional_icon, isMatch, image: main_image?.match ?? null, comment })
    setTimeout(() => void refresh(queries).catch(() => undefined), LIKES_RELOAD_MS)
  }

  // The member did not ask for it, so a failure is not told.
  useAfter(delay, () => void announce().catch(() => undefined))
}

function millisecondsIn(seconds: string | null): number | null {
  if (seconds === null || !/^\d+(\.\d+)?$/.test(seconds)) return null
  return Math.min(Number(seconds), LONGEST_SECONDS) * 1000
}

/** A member who opens a profile has seen its like: it is news no more. */
export function useSeenLike(user: User, profileId: string | null): void {
  const queries = useQueryClient()

  async function see(id: string) {
    const { new_likes: left } = await call(seeLike, { profile_id: id })
    queries.setQueryData<User | null>(userKey, (known) => known && { ...known, new_likes: left })
  }

  useForEach(user.new_likes > 0 ? profileId : null, (id) => void see(id).catch(() => undefined))
}

/** Does something once, so many milliseconds after it was asked for; null asks for nothing. */
function useAfter(ms: number | null, onTime: () => void): void {
  const tell = useEffectEvent(onTime)
  useEffect(() => {
    if (ms === null) return
    const timer = setTimeout(() => tell(), ms)
    return () => clearTimeout(timer)
  }, [ms])
}

/**
 * A value that stood in the address. It is taken out of it, so that a page that is reloaded or shared has it no more.
 */
function useTakenFromAddress(name: string): string | null {
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
