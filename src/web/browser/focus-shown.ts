/** As the ref of something that takes the place of what had the focus: it gets it, once it is shown. */
export function focusShown(element: HTMLElement | null): void {
  element?.focus()
}
