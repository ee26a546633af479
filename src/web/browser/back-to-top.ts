/** Shows the beginning of the page again, and gives the focus to what stands there. */
export function backToTop(start: HTMLElement | null): void {
  scrollTo({ top: 0, behavior: 'instant' })
  start?.focus({ preventScroll: true })
}
