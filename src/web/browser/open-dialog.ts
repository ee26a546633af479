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
