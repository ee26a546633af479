import type { PointerEvent } from 'react'

/** Tells the styles of an element, as --drift-x and --drift-y from -1 to 1, where over it the mouse is. */
export function driftWithPointer(event: PointerEvent<HTMLElement>): void {
  if (event.pointerType !== 'mouse') return
  const { currentTarget: area, clientX, clientY } = event
  const { left, top, width, height } = area.getBoundingClientRect()
  area.style.setProperty('--drift-x', fromMiddle((clientX - left) / width))
  area.style.setProperty('--drift-y', fromMiddle((clientY - top) / height))
}

function fromMiddle(share: number): string {
  return (share * 2 - 1).toFixed(2)
}
