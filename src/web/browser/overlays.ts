/** Shows a dialog above the page, starts the focus at its beginning, and gives back what takes it away again. */
export function openDialog(dialog: HTMLDialogElement): () => void {
  dialog.showModal()
  dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus()
  document.addEventListener('keydown', refuseEscape, true)
  return () => {
    document.removeEventListener('keydown', refuseEscape, true)
    dialog.close()
  }

  /** Browsers let a repeated Escape through whatever the dialog says, so the key itself is taken. */
  function refuseEscape(event: KeyboardEvent) {
    if (event.key === 'Escape' && 'mustAnswer' in dialog.dataset) event.preventDefault()
  }
}

/** Closes the popover that something stands in. */
export function closePopover(inside: Element): void {
  inside.closest<HTMLElement>('[popover]')?.hidePopover()
}

/** Whether this page can be seen now. */
export function isPageSeen(): boolean {
  return document.visibilityState === 'visible'
}

/** Modals do not stand on each other. */
export function canOpenModal(): boolean {
  return document.querySelector('dialog[open]') === null
}

/** Whether there is nothing here that could point at something without pressing it. */
export function canOnlyTouch(): boolean {
  return matchMedia('(hover: none)').matches
}
