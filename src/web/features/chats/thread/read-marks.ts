import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { isFinal } from '#web/api/is-final.ts'
import { memories } from '#web/browser/storage.ts'
import { onWake, singleFlight } from '../data/background-work.ts'
import { openThreads } from '../data/chat-queries.ts'
import { markRead } from '../data/patch-chats.ts'
import { readUpTo, type Thread, unreadIn } from '../data/thread.ts'

/** Tells that messages were read, when they were: really in sight, and none before them left out. */
export function useReadMarks({ scroller, thread, firstShown }: Watched): void {
  const queries = useQueryClient()
  const { conversation, read_seq: readSeq, profile } = thread.chat
  const seen = useRef(new Set<number>())
  const last = unreadIn(thread).at(-1)?.seq

  useSeen(scroller, `${readSeq} ${last} ${firstShown}`, (inSight) => {
    for (const seq of inSight) seen.current.add(seq)
    const seq = readUpTo(thread, seen.current)
    if (!conversation || seq <= readSeq) return
    showRead(queries, { conversation_id: conversation.id, profile_id: profile?.id ?? '' }, seq)
    void tellRead(queries, { conversationId: conversation.id, seq })
  })
}

type Watched = {
  readonly scroller: RefObject<HTMLElement | null>
  readonly thread: Thread
  /** The first message that is drawn. */
  readonly firstShown: number | undefined
}
type Named = { readonly conversation_id: string; readonly profile_id: string }

/** Here it is read from now on, whenever the server hears of it. */
function showRead(queries: QueryClient, named: Named, seq: number): void {
  for (const { key, thread } of openThreads(queries, named)) {
    const chat = { ...thread.chat, read_seq: Math.max(thread.chat.read_seq, seq) }
    queries.setQueryData<Thread>(key, { ...thread, chat })
  }
}

/** So much of something must be in sight, or it must fill so much of what is in sight. */
const ENOUGH = 0.6
/** What covers something may go without an event, so it is looked at again. */
const LOOK_AGAIN_MS = 250

/**
 * Tells the numbers of what is marked `data-unseen` in a scroller once they are really seen: in sight, with nothing over
 * them, on a page that is shown, in a window that has the focus. It looks anew after each change of `since`.
 */
function useSeen(
  scroller: RefObject<HTMLElement | null>,
  since: unknown,
  onSeen: (numbers: readonly number[]) => void,
): void {
  const tell = useEffectEvent(onSeen)
  useEffect(() => {
    const root = scroller.current
    return root ? watch(root, (numbers) => tell(numbers)) : undefined
  }, [scroller, since])
}

function watch(root: HTMLElement, tell: (numbers: readonly number[]) => void): () => void {
  const inSight = new Set<HTMLElement>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = () => {
    clearTimeout(timer)
    if (inSight.size === 0 || !isAttended()) return
    const isCovered = coverOverPage()
    const seen = [...inSight].filter((element) => !isCovered(element))
    if (seen.length > 0) tell(seen.map(({ dataset }) => Number(dataset['unseen'])))
    if (seen.length < inSight.size) timer = setTimeout(look, LOOK_AGAIN_MS)
  }
  const observer = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) {
        if (isInSight(entry)) inSight.add(entry.target as HTMLElement)
        else inSight.delete(entry.target as HTMLElement)
      }
      look()
    },
    { root, threshold: [0, 0.2, 0.4, ENOUGH, 0.8, 1] },
  )
  for (const element of root.querySelectorAll('[data-unseen]')) observer.observe(element)
  addEventListener('focus', look)
  document.addEventListener('visibilitychange', look)
  return () => {
    clearTimeout(timer)
    observer.disconnect()
    removeEventListener('focus', look)
    document.removeEventListener('visibilitychange', look)
  }
}

function isInSight(entry: IntersectionObserverEntry): boolean {
  const { isIntersecting, intersectionRatio, intersectionRect, rootBounds } = entry
  const room = rootBounds?.height ?? innerHeight
  return isIntersecting && (intersectionRatio >= ENOUGH || intersectionRect.height >= room / 2)
}

function isAttended(): boolean {
  return document.visibilityState === 'visible' && document.hasFocus()
}

/** Whether something lies over an element at the moment: a dialog lies over everything, a popover over its place. */
function coverOverPage(): (element: Element) => boolean {
  if (document.querySelector('dialog[open]')) return () => true
  const popovers = [...document.querySelectorAll(':popover-open')]
  const places = popovers.map((popover) => popover.getBoundingClientRect())
  return (element) => {
    const own = element.getBoundingClientRect()
    return places.some((place) => doOverlap(place, own))
  }
}

function doOverlap(one: DOMRect, other: DOMRect): boolean {
  const isBeside = one.right <= other.left || other.right <= one.left
  return !isBeside && one.bottom > other.top && other.bottom > one.top
}

const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 60_000

type Reading = { readonly conversationId: string; readonly seq: number }
type Untold = { readonly seq: number; readonly tries: number; readonly stopWaiting: () => void }

/** Up to where conversations were read, as long as the server has not heard of it. */
const untold = new Map<string, Untold>()

memories.add(() => {
  for (const { stopWaiting } of untold.values()) stopWaiting()
  untold.clear()
})

/** Tells the server up to where a conversation was read, until it has heard it. */
async function tellRead(queries: QueryClient, reading: Reading): Promise<void> {
  const { conversationId: id, seq } = reading
  const before = untold.get(id) ?? { seq: 0, tries: 0, stopWaiting: () => undefined }
  untold.set(id, { ...before, seq: Math.max(before.seq, seq) })
  await singleFlight(`read ${id}`, () => tellOne(queries, id))
}

async function tellOne(queries: QueryClient, id: string): Promise<void> {
  const mark = untold.get(id)
  if (!mark) return
  mark.stopWaiting()
  const error = await failureOf(markRead(queries, { conversationId: id, seq: mark.seq }))
  if (error !== null && !isFinal(error)) tryLater(queries, id)
  else if (untold.get(id)?.seq === mark.seq) untold.delete(id)
}

function tryLater(queries: QueryClient, id: string): void {
  const mark = untold.get(id)
  if (!mark) return
  const again = () => void tellRead(queries, { conversationId: id, seq: mark.seq })
  const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** mark.tries)
  const timer = setTimeout(again, pause * (0.75 + Math.random() / 2))
  const sleep = onWake(again)
  const stopWaiting = () => {
    clearTimeout(timer)
    sleep()
  }
  untold.set(id, { ...mark, tries: mark.tries + 1, stopWaiting })
}

async function failureOf(work: Promise<void>): Promise<unknown> {
  return work.then(
    () => null,
    (error: unknown) => error,
  )
}
