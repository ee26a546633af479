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

type DragCardInput = { readonly onThrow: (side: Side) => void; readonly onTap?: () => void }

/** Lets a pressed card follow the finger, until it is let go. It moves by itself: nothing is rendered before that. */
export function dragCard(card: HTMLElement, press: PointerEvent, told: DragCardInput): void {
  if (!press.isPrimary || press.button !== 0 || isControl(press.target)) return
  const { clientX: x, clientY: y, timeStamp: time } = press
  const ended = new AbortController()
  const until = { signal: ended.signal }
  let last = { x, time, speed: 0 }

  function end(): void {
    ended.abort()
    rest(card)
  }

  card.setPointerCapture(press.pointerId)
  card.addEventListener(
    'pointermove',
    (event) => {
      follow(card, event.clientX - x, event.clientY - y)
      last = speedAt(event, last)
    },
    until,
  )
  card.addEventListener('pointercancel', end, until)
  card.addEventListener(
    'pointerup',
    ({ clientX, clientY, timeStamp }) => {
      end()
      const [far, high] = [clientX - x, clientY - y]
      const isResting = timeStamp - last.time > REST_MS
      const side = thrownTo(far, isResting ? 0 : last.speed)
      if (side) told.onThrow(side)
      else if (Math.hypot(far, high) < TAP_PX) told.onTap?.()
    },
    until,
  )
}

function isControl(target: EventTarget | null): boolean {
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
function rest(card: HTMLElement): void {
  delete card.dataset['dragged']
  card.style.transform = ''
  card.style.removeProperty('--to-right')
  card.style.removeProperty('--to-left')
}

type Moved = { readonly x: number; readonly time: number; readonly speed: number }

/** In pixels a millisecond, to the right. */
function speedAt({ clientX: x, timeStamp: time }: PointerEvent, last: Moved): Moved {
  const passed = time - last.time
  return passed <= 0 ? last : { x, time, speed: (x - last.x) / passed }
}

function thrownTo(far: number, speed: number): Side | null {
  const isFlick = Math.abs(far) > FLICK_PX && speed * Math.sign(far) > FLICK_SPEED
  if (Math.abs(far) < FAR_PX && !isFlick) return null
  return far > 0 ? 'right' : 'left'
}
