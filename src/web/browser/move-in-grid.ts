import type { KeyboardEvent } from 'react'

/** Arrows, Home and End walk through buttons that stand in rows, however many there are in each. */
export function moveInGrid(event: KeyboardEvent<HTMLElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll('button')]
  const from = buttons.findIndex((button) => button === document.activeElement)
  const next = from === -1 ? undefined : nextIn(buttons, from, event.key)
  if (!next) return
  event.preventDefault()
  next.focus()
}

function nextIn(buttons: readonly HTMLElement[], from: number, key: string) {
  if (key === 'ArrowRight') return buttons[from + 1]
  if (key === 'ArrowLeft') return buttons[from - 1]
  if (key === 'Home') return buttons[0]
  if (key === 'End') return buttons.at(-1)
  if (key === 'ArrowDown') return nearest(buttons[from]!, buttons.slice(from + 1))
  if (key === 'ArrowUp') return nearest(buttons[from]!, buttons.slice(0, from).toReversed())
  return undefined
}

/** In the first row among these that is another than its own, what stands nearest above or below. */
function nearest(button: HTMLElement, others: readonly HTMLElement[]) {
  const { left, top } = button.getBoundingClientRect()
  const places = others.map((other) => ({ other, at: other.getBoundingClientRect() }))
  const row = places.find(({ at }) => Math.abs(at.top - top) > 1)?.at.top
  const inRow = places.filter(({ at }) => row !== undefined && Math.abs(at.top - row) <= 1)
  const [first] = inRow.toSorted((a, b) => Math.abs(a.at.left - left) - Math.abs(b.at.left - left))
  return first?.other
}
