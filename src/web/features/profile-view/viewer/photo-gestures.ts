import { type PointerEvent, useRef } from 'react'

/** What letting go of a photo means: to the next one, to the one before, or away with it. */
export type Turn = 'next' | 'previous'
type UsePhotoGesturesInput = { readonly onTurn: (turn: Turn) => void; readonly onAway: () => void }

/**
 * Lets fingers handle a photo: pinch and double tap make it larger, a drag moves a large one about, turns to the next one
 * or puts it away. It moves by itself: nothing is rendered until it is let go.
 */
export function usePhotoGestures({ onTurn, onAway }: UsePhotoGesturesInput) {
  const state = useRef<Handling>(null)
  const held = () => (state.current ??= handling())

  function end(event: PointerEvent<HTMLElement>) {
    const { fingers, hold } = held()
    const isAlone = fingers.size === 1
    if (!fingers.delete(event.pointerId)) return
    takeHold(held())
    if (fingers.size > 0) return
    const point = { x: event.clientX, y: event.clientY, time: event.timeStamp }
    if (isAlone && tap(held(), event.currentTarget, { point, hold })) return
    const meaning = letGo(held(), event.currentTarget)
    if (meaning === 'away') onAway()
    else if (meaning) onTurn(meaning)
  }

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      held().fingers.set(event.pointerId, { x: event.clientX, y: event.clientY })
      takeHold(held())
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (!held().fingers.has(event.pointerId)) return
      held().fingers.set(event.pointerId, { x: event.clientX, y: event.clientY })
      move(held(), event.currentTarget)
    },
    onPointerUp: end,
    onPointerCancel: (event: PointerEvent<HTMLElement>) => {
      held().fingers.clear()
      takeHold(held())
      held().view = AT_REST
      letGo(held(), event.currentTarget)
    },
  }
}

const LARGEST = 4
/** How large a double tap makes a photo. */
const TAPPED = 2.5
const DOUBLE_TAP_MS = 300
const DOUBLE_TAP_PX = 30
const TAP_PX = 10
/** From here on a photo that is let go gives way to its neighbour. */
const TURN_PX = 70
/** Pulled down so far, the photo is put away. */
const AWAY_PX = 130

type Point = { readonly x: number; readonly y: number }
type Moment = Point & { readonly time: number }
/** How a photo lies: how large, and how far from its place. */
type View = Point & { readonly scale: number }
/** How the photo and the fingers lay when the last finger came or went. */
type Hold = { readonly view: View; readonly middle: Point; readonly spread: number }

const AT_REST: View = { scale: 1, x: 0, y: 0 }

/** A photo under the viewer's fingers. */
type Handling = {
  view: View
  hold: Hold | null
  lastTap: Moment
  readonly fingers: Map<number, Point>
}

function handling(): Handling {
  return { view: AT_REST, hold: null, lastTap: { x: 0, y: 0, time: 0 }, fingers: new Map() }
}

/** Every finger that comes or goes begins the movement anew, from where the photo is. */
function takeHold(state: Handling): void {
  const points = [...state.fingers.values()]
  state.hold =
    points.length === 0
      ? null
      : { view: state.view, middle: middleOf(points), spread: spreadOf(points) }
}

/** The point of the photo that was between the fingers stays between them. */
function move(state: Handling, photo: HTMLElement): void {
  const { hold, fingers } = state
  if (!hold) return
  const points = [...fingers.values()]
  const [middle, centre] = [middleOf(points), centreOf(photo)]
  const wider = points.length > 1 ? spreadOf(points) / hold.spread : 1
  const scale = Math.min(LARGEST, Math.max(1, hold.view.scale * wider))
  const ratio = scale / hold.view.scale
  state.view = {
    scale,
    x: middle.x - centre.x - (hold.middle.x - centre.x - hold.view.x) * ratio,
    y: middle.y - centre.y - (hold.middle.y - centre.y - hold.view.y) * ratio,
  }
  show(photo, state.view, true)
}

/** A large photo stays within its bounds, any other goes back to its place; the way it was moved may mean something. */
function letGo(state: Handling, photo: HTMLElement): 'next' | 'previous' | 'away' | null {
  const { scale, x, y } = state.view
  const isLarge = scale > 1
  state.view = isLarge ? withinBounds(photo, state.view) : AT_REST
  show(photo, state.view, false)
  if (isLarge) return null
  if (y > AWAY_PX && y > Math.abs(x)) return 'away'
  if (Math.abs(x) < TURN_PX) return null
  return x < 0 ? 'next' : 'previous'
}

/** Whether it was a tap rather than a movement. The second of two makes the photo large, or small again. */
function tap(
  state: Handling,
  photo: HTMLElement,
  { point, hold }: { readonly point: Moment; readonly hold: Hold | null },
): boolean {
  if (!hold || distance(point, hold.middle) > TAP_PX) return false
  const { lastTap } = state
  const isDouble =
    point.time - lastTap.time < DOUBLE_TAP_MS && distance(point, lastTap) < DOUBLE_TAP_PX
  state.lastTap = isDouble ? { ...point, time: 0 } : point
  if (isDouble) state.view = state.view.scale > 1 ? AT_REST : largeAt(photo, point)
  show(photo, state.view, false)
  return true
}

function largeAt(photo: HTMLElement, point: Point): View {
  const centre = centreOf(photo)
  const [x, y] = [(point.x - centre.x) * (1 - TAPPED), (point.y - centre.y) * (1 - TAPPED)]
  return withinBounds(photo, { scale: TAPPED, x, y })
}

function middleOf(points: readonly Point[]): Point {
  const sum = points.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 })
  return { x: sum.x / points.length, y: sum.y / points.length }
}

function spreadOf([one, other]: readonly Point[]): number {
  return one && other ? Math.max(1, distance(one, other)) : 1
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y)
}

/** The middle of where the photo lies when it is not moved: what it stands in does not move with it. */
function centreOf(photo: HTMLElement): Point {
  const { left, top, width, height } = (photo.parentElement ?? photo).getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

/** A large photo is not pushed off the screen. */
function withinBounds(photo: HTMLElement, { scale, x, y }: View): View {
  const within = (value: number, side: number) => {
    const most = (side * (scale - 1)) / 2
    return Math.min(most, Math.max(-most, value))
  }
  return { scale, x: within(x, photo.offsetWidth), y: within(y, photo.offsetHeight) }
}

function show(photo: HTMLElement, { scale, x, y }: View, isHeld: boolean): void {
  photo.toggleAttribute('data-held', isHeld)
  photo.toggleAttribute('data-large', scale > 1)
  photo.style.transform = `translate3d(${x}px, ${y}px, 0) scale(${scale})`
}
