const GAP = 6
const EDGE = 8

/** Opens a popover beside something: below it where there is room, else above, and never beyond the window. */
export function showBeside(popover: HTMLElement, element: Element): void {
  popover.showPopover()
  const [own, at] = [popover.getBoundingClientRect(), element.getBoundingClientRect()]
  const below = at.bottom + GAP
  const y = below + own.height > innerHeight - EDGE ? at.top - GAP - own.height : below
  const x = Math.min(at.left, innerWidth - EDGE - own.width)
  popover.style.setProperty('--x', `${Math.round(Math.max(EDGE, x))}px`)
  popover.style.setProperty('--y', `${Math.round(Math.max(EDGE, y))}px`)
  popover.querySelector<HTMLElement>('button')?.focus()
}
