import { type PointerEvent, useRef } from 'react'

/** Where a card is thrown to: right or left. */
export type Side = 'right' | 'left'

/** From here on a stamp can be read in full, and a card that is let go leaves. */
const FAR_PX = 120
/** A short quick throw is one as well: this far, at this many pixels a millisecond. */
const FLICK_PX = 40
const FLICK_SPEED = 0.5
/** A finger that has not moved for so long throws nothing. */
const REST_MS = 80
const STEEPEST_DEGREES = 9
const TAP_PX = 6

type Drag = {
  readonly x: number
  readonly y: number
  last: { x: number; time: number }
  speed: number
}
type UseCardDragInput = { readonly onThrow: (side: Side) => void; readonly onTap: () => void }

/** Lets a card follow the finger. It moves by itself: nothing is rendered until it is let go. */
export function useCardDrag({ onThrow, onTap }: UseCardDragInput) {
  const drag = useRef<Drag | null>(null)

  function end(event: PointerEvent<HTMLElement>, isLetGo: boolean) {
    const { current } = drag
    drag.current = null
    if (!current) return
    const [far, high] = [event.clientX - current.x, event.clientY - current.y]
    letGo(event.currentTarget)
    if (!isLetGo) return
    const isResting = event.timeStamp - current.last.time > REST_MS
    const side = thrownTo(far, isResting ? 0 : current.speed)
    if (side) onThrow(side)
    else if (Math.hypot(far, high) < TAP_PX) onTap()
  }

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (!event.isPrimary || event.button !== 0 || isControl(event.target)) return
      const { clientX: x, clientY: y, timeStamp: time } = event
      event.currentTarget.setPointerCapture(event.pointerId)
      drag.current = { x, y, last: { x, time }, speed: 0 }
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (!drag.current) return
      follow(event.currentTarget, event.clientX - drag.current.x, event.clientY - drag.current.y)
      remember(drag.current, event.clientX, event.timeStamp)
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => end(event, true),
    onPointerCancel: (event: PointerEvent<HTMLElement>) => end(event, false),
  }
}

function isControl(target: EventTarget): boolean {
  return target instanceof Element && target.closest('a, button') !== null
}

function follow(card: HTMLElement, far: number, high: number): void {
  const turn = Math.max(-1, Math.min(1, far / card.offsetWidth)) * STEEPEST_DEGREES
  card.dataset['dragged'] = ''
  card.style.transform = `translate3d(${far}px, ${high}px, 0) rotate(${turn}deg)`
  card.style.setProperty('--to-right', String(Math.max(0, Math.min(1, far / FAR_PX))))
  card.style.setProperty('--to-left', String(Math.max(0, Math.min(1, -far / FAR_PX))))
}

/** What was set here is taken away, and the card goes where its style sheet says. */
function letGo(card: HTMLElement): void {
  delete card.dataset['dragged']
  card.style.transform = ''
  card.style.removeProperty('--to-right')
  card.style.removeProperty('--to-left')
}

function remember(drag: Drag, x: number, time: number): void {
  const passed = time - drag.last.time
  if (passed <= 0) return
  drag.speed = (x - drag.last.x) / passed
  drag.last = { x, time }
}

function thrownTo(far: number, speed: number): Side | null {
  const isFlick = Math.abs(far) > FLICK_PX && speed * Math.sign(far) > FLICK_SPEED
  if (Math.abs(far) < FAR_PX && !isFlick) return null
  return far > 0 ? 'right' : 'left'
}
