/**
 * Tells the styles of a popover, as --over-x and --over-y, where in the window the button begins that it opens from, and
 * the form around that button, which stays in sight.
 */
export function placeOver(popover: HTMLElement): void {
  const button = document.querySelector(`[popovertarget="${CSS.escape(popover.id)}"]`)
  if (!button) return
  const { left } = button.getBoundingClientRect()
  const { top } = (button.closest('form') ?? button).getBoundingClientRect()
  popover.style.setProperty('--over-x', `${Math.round(left)}px`)
  popover.style.setProperty('--over-y', `${Math.round(top)}px`)
}
