/** Tells the styles of a popover, as --under-x and --under-y, where on the page the button ends that it opens from. */
export function placeUnder(popover: HTMLElement): void {
  const button = document.querySelector(`[popovertarget="${CSS.escape(popover.id)}"]`)
  if (!button) return
  const { left, bottom } = button.getBoundingClientRect()
  popover.style.setProperty('--under-x', `${Math.round(left + scrollX)}px`)
  popover.style.setProperty('--under-y', `${Math.round(bottom + scrollY)}px`)
}
