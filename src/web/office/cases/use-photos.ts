import { useEffect, useRef, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import {
  decidePhoto,
  type PhotoReason,
  PHOTOS_AT_ONCE,
  type ReviewPhoto,
  takePhotos,
  undoPhoto,
  UNDO_SECONDS,
} from '#contract/office/photo-review.ts'
import { call, OfficeError } from '#web/office/kit/call.ts'
import { useOffice, wordsFor } from '#web/office/kit/context.tsx'
import type { OfficeTexts } from '#web/office/texts/en.ts'
import { usePlace } from '#web/office/kit/place.ts'

export type Item = {
  readonly photo: ReviewPhoto
  readonly state: 'open' | 'approved' | 'rejected' | 'gone'
  /** What was decided, in words. */
  readonly words: string
  readonly at: number
}

export type Wish =
  | { readonly decision: 'approve' }
  | { readonly decision: 'reject'; readonly reason: PhotoReason; readonly words?: string }

/** The photos that one has taken, and where one is among them. */
function useBoard() {
  const [items, setItems] = useState<readonly Item[]>([])
  const [at, setAt] = useState(0)
  const [waiting, setWaiting] = useState(0)
  const [isLoaded, setLoaded] = useState(false)
  const page = Math.floor(at / PHOTOS_AT_ONCE)
  const onTaken = (photos: readonly ReviewPhoto[], count: number) => {
    setLoaded(true)
    setWaiting(count)
    setItems((before) => [...before, ...photos.map(opened)])
  }
  useTaking({ items, page, onTaken })
  return {
    items,
    at,
    page,
    waiting,
    isLoaded,
    change: (id: number, changes: Partial<Item>) => setItems(changing(id, changes)),
    count: (by: number) => setWaiting((before) => Math.max(0, before + by)),
    goTo: (to: number) => setAt(Math.max(0, Math.min(items.length - 1, to))),
  }
}

/** What is done with each photo that one has taken: shown at once, confirmed after. */
export function usePhotos() {
  const { t } = useOffice()
  const queries = useQueryClient()
  const { change, count, ...board } = useBoard()
  const { items, at, page, goTo: go } = board
  const [problem, setProblem] = useState<string | null>(null)
  const [wishBefore, setWishBefore] = useState<Wish | null>(null)
  const inTurn = useTurns()
  const fail = (id: number, error: unknown) => {
    const isOver = error instanceof OfficeError && error.code === 'CASE_DECIDED'
    setProblem(isOver ? whoWasFirst(t, error) : wordsFor(t, error))
    change(id, isOver ? { state: 'gone', words: t.cases.outcomes['gone']! } : { state: 'open' })
    if (!isOver) go(placeIn(items, id))
  }
  const decideOne = ({ photo: { case_id } }: Item, wish: Wish) => {
    change(case_id, shownAs(t, wish))
    count(-1)
    inTurn(case_id, () => call(decidePhoto, { case_id, ...wish })).then(
      () => queries.invalidateQueries({ queryKey: ['waiting'] }),
      (error: unknown) => fail(case_id, error),
    )
  }
  const decide = (wish: Wish) => {
    const item = items[at]
    if (!item || item.state !== 'open') return go(at + 1)
    setProblem(null)
    setWishBefore(wish)
    decideOne(item, wish)
    go(at + 1)
  }
  const approveRest = () => {
    setProblem(null)
    for (const item of openOn(items, page)) decideOne(item, { decision: 'approve' })
    go((page + 1) * PHOTOS_AT_ONCE)
  }
  const last = lastOf(items, useSeconds())
  const undo = () => {
    if (!last) return
    const { case_id } = last.item.photo
    change(case_id, { state: 'open', words: '', at: 0 })
    go(placeIn(items, case_id))
    count(1)
    inTurn(case_id, () => call(undoPhoto, { case_id })).catch((error: unknown) => {
      change(case_id, last.item)
      setProblem(wordsFor(t, error))
    })
  }
  /** The same as with the photo before; null where nothing was decided yet. */
  const repeat = wishBefore && (() => decide(wishBefore))
  /** So many of these six are open. */
  const rest = openOn(items, page).length
  const decided = countDecided(items)
  return { ...board, problem, last, decided, decide, undo, repeat, rest, approveRest }
}

function countDecided(items: readonly Item[]): number {
  return items.filter(({ state }) => state === 'approved' || state === 'rejected').length
}

function changing(id: number, changes: Partial<Item>) {
  return (items: readonly Item[]) =>
    items.map((item) => (item.photo.case_id === id ? { ...item, ...changes } : item))
}

/** Those of a board that nobody has decided. */
function openOn(items: readonly Item[], page: number): readonly Item[] {
  const first = page * PHOTOS_AT_ONCE
  return items.slice(first, first + PHOTOS_AT_ONCE).filter(({ state }) => state === 'open')
}

function placeIn(items: readonly Item[], id: number): number {
  return items.findIndex(({ photo }) => photo.case_id === id)
}

function opened(photo: ReviewPhoto): Item {
  return { photo, state: 'open', words: '', at: 0 }
}

function shownAs(t: OfficeTexts, wish: Wish): Pick<Item, 'state' | 'words' | 'at'> {
  const at = Date.now()
  if (wish.decision === 'approve') return { state: 'approved', words: t.cases.review.approved, at }
  const { reasons, handed } = t.cases.review
  return { state: 'rejected', words: wish.reason === 'minor' ? handed : reasons[wish.reason], at }
}

function whoWasFirst(t: OfficeTexts, { params }: OfficeError): string {
  const { who = '', outcome = '' } = params
  return t.cases.decidedBefore(String(who), t.cases.outcomes[String(outcome)] ?? String(outcome))
}

/** The newest decision that can still be taken back. What went to a senior cannot. */
function lastOf(items: readonly Item[], now: number) {
  const [item] = items
    .filter(({ state, at }) => state !== 'open' && state !== 'gone' && at > 0)
    .toSorted((a, b) => b.at - a.at)
  const seconds = item ? Math.ceil((item.at + UNDO_SECONDS * 1000 - now) / 1000) : 0
  return item && seconds > 0 ? { item, seconds: Math.min(UNDO_SECONDS, seconds) } : null
}

/** What is asked about one photo is asked one after the other: nothing is taken back before it was done. */
function useTurns() {
  const turns = useRef(new Map<number, Promise<unknown>>())
  return <Result>(id: number, work: () => Promise<Result>): Promise<Result> => {
    const before = turns.current.get(id) ?? Promise.resolve()
    const mine = before.catch(() => undefined).then(work)
    turns.current.set(id, mine)
    return mine
  }
}

function useSeconds(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 500)
    return () => clearInterval(timer)
  }, [])
  return now
}

type Taking = {
  readonly items: readonly Item[]
  readonly page: number
  readonly onTaken: (photos: readonly ReviewPhoto[], waiting: number) => void
}

/** Takes the next six as soon as there are not six behind those that are shown. */
function useTaking({ items, page, onTaken }: Taking): void {
  const place = usePlace()
  const first = place.searchParams.get('first')
  const state = useRef({ isAsking: false, isOver: false })
  const missing = (page + 2) * PHOTOS_AT_ONCE - items.length
  useEffect(() => {
    const { isAsking, isOver } = state.current
    if (missing <= 0 || isAsking || isOver) return
    state.current.isAsking = true
    const count = Math.min(missing, 2 * PHOTOS_AT_ONCE)
    const but = items.slice(-4 * PHOTOS_AT_ONCE).map(({ photo }) => photo.case_id)
    call(takePhotos, { count, but, ...(first ? { first: Number(first) } : {}) })
      .then(({ photos, waiting }) => {
        state.current.isOver = photos.length === 0
        onTaken(photos, waiting)
      })
      .catch(() => undefined)
      .finally(() => {
        state.current.isAsking = false
      })
  })
}
