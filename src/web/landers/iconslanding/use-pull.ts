import { type MouseEvent, type PointerEvent, useRef } from 'react'

/** From here on a press is a pull and no longer a tap. */
const TAP_PX = 6

type Start = { readonly x: number; readonly y: number }

/** Lets a box be pulled with the pointer, and its label with it: over the target of its form it is ticked, anywhere else it is not. */
export function usePull(target: string) {
  const start = useRef<Start | null>(null)
  const isPulled = useRef(false)

  function end(event: PointerEvent<HTMLInputElement>, isLetGo: boolean) {
    const { currentTarget: box } = event
    start.current = null
    for (const each of withLabel(box)) {
      each.style.transform = ''
      delete each.dataset['pulled']
    }
    if (isLetGo && isPulled.current) box.checked = isOver(box, target, event)
    // A mouse clicks right after it; a finger does not, and the next press is another one.
    setTimeout(() => (isPulled.current = false))
  }

  return {
    onPointerDown: (event: PointerEvent<HTMLInputElement>) => {
      isPulled.current = false
      if (!event.isPrimary || event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      start.current = { x: event.clientX, y: event.clientY }
    },
    onPointerMove: (event: PointerEvent<HTMLInputElement>) => {
      if (!start.current) return
      const [x, y] = [event.clientX - start.current.x, event.clientY - start.current.y]
      if (!isPulled.current && Math.hypot(x, y) < TAP_PX) return
      isPulled.current = true
      follow(event.currentTarget, x, y)
    },
    onPointerUp: (event: PointerEvent<HTMLInputElement>) => end(event, true),
    onPointerCancel: (event: PointerEvent<HTMLInputElement>) => end(event, false),
    onClick: (event: MouseEvent<HTMLInputElement>) => {
      if (isPulled.current) event.preventDefault()
      isPulled.current = false
    },
  }
}

function withLabel(box: HTMLInputElement): HTMLElement[] {
  return [box, ...(box.labels ?? [])]
}

function follow(box: HTMLInputElement, x: number, y: number): void {
  for (const each of withLabel(box)) {
    each.dataset['pulled'] = ''
    each.style.transform = `translate3d(${x}px, ${y}px, 0)`
  }
}

function isOver(box: HTMLElement, target: string, { clientX: x, clientY: y }: PointerEvent) {
  const place = box.closest('form')?.querySelector(target)?.getBoundingClientRect()
  return (
    place !== undefined && x > place.left && x < place.right && y > place.top && y < place.bottom
  )
}
