import { type MouseEvent, type PointerEvent, useRef } from 'react'

/** From here on a press is a pull and no longer a tap. */
const TAP_PX = 6

type Start = { readonly x: number; readonly y: number }

/** Lets a label be pulled with the pointer: over the target of its form its box is ticked, anywhere else it is not. */
export function usePull(target: string) {
  const start = useRef<Start | null>(null)
  const isPulled = useRef(false)

  function end(event: PointerEvent<HTMLLabelElement>, isLetGo: boolean) {
    const { currentTarget: label } = event
    start.current = null
    label.style.transform = ''
    delete label.dataset['pulled']
    if (isLetGo && isPulled.current) tick(label, isOver(label, target, event))
  }

  return {
    onPointerDown: (event: PointerEvent<HTMLLabelElement>) => {
      isPulled.current = false
      if (!event.isPrimary || event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      start.current = { x: event.clientX, y: event.clientY }
    },
    onPointerMove: (event: PointerEvent<HTMLLabelElement>) => {
      if (!start.current) return
      const [x, y] = [event.clientX - start.current.x, event.clientY - start.current.y]
      if (!isPulled.current && Math.hypot(x, y) < TAP_PX) return
      isPulled.current = true
      follow(event.currentTarget, x, y)
    },
    onPointerUp: (event: PointerEvent<HTMLLabelElement>) => end(event, true),
    onPointerCancel: (event: PointerEvent<HTMLLabelElement>) => end(event, false),
    onClick: (event: MouseEvent<HTMLLabelElement>) => {
      if (isPulled.current) event.preventDefault()
      isPulled.current = false
    },
  }
}

function follow(label: HTMLElement, x: number, y: number): void {
  label.dataset['pulled'] = ''
  label.style.transform = `translate3d(${x}px, ${y}px, 0)`
}

function isOver(label: HTMLElement, target: string, { clientX: x, clientY: y }: PointerEvent) {
  const place = label.closest('form')?.querySelector(target)?.getBoundingClientRect()
  return (
    place !== undefined && x > place.left && x < place.right && y > place.top && y < place.bottom
  )
}

function tick(label: HTMLLabelElement, isTicked: boolean): void {
  const { control } = label
  if (control instanceof HTMLInputElement) control.checked = isTicked
}
