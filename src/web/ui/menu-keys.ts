import type { KeyboardEvent } from 'react'

/** Arrows, Home and End walk through an open menu, Escape closes it; arrows on its button open it. */
export function handleMenuKey(event: KeyboardEvent<HTMLDetailsElement>): void {
  const menu = event.currentTarget
  if (event.key === 'Escape') {
    if (menu.open) closeMenu(menu)
    return
  }
  const items = [...menu.querySelectorAll<HTMLElement>('li > :is(a, button)')]
  const focused = items.findIndex((item) => item === document.activeElement)
  const next = nextItem(event.key, focused, items.length)
  if (next === undefined) return
  event.preventDefault()
  menu.open = true
  items[next]?.focus()
}

/** Closes the menu and gives the focus back to its button. */
export function closeMenu(menu: HTMLDetailsElement): void {
  menu.open = false
  menu.querySelector('summary')?.focus()
}

function nextItem(key: string, focused: number, count: number): number | undefined {
  if (key === 'ArrowDown') return (focused + 1) % count
  if (key === 'ArrowUp') return focused > 0 ? focused - 1 : count - 1
  if (focused === -1) return undefined
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}
