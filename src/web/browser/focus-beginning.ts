/** Starts the focus at the beginning of what has just been opened, if it is there already. */
export function focusBeginning(opened: Element): void {
  opened.querySelector<HTMLElement>('[data-autofocus]')?.focus()
}
