import { type PointerEvent, useRef } from 'react'
import { AT_REST, handling, letGo, move, tap, takeHold, type Handling } from './photo-handling.ts'

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
