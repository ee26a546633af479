import type { MouseEvent } from 'react'

/** Whether a press opens something in this window, rather than in another one. */
export function isPlainPress(event: MouseEvent): boolean {
  return !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
}

/** Whether the browser can turn one page into the next, and whoever looks wants things to move. */
export function canMovePhotos(): boolean {
  return (
    'startViewTransition' in document && !matchMedia('(prefers-reduced-motion: reduce)').matches
  )
}

/** Says which tile is being opened: its photo is the one that moves. */
export function markOpening(link: HTMLElement): void {
  for (const other of document.querySelectorAll('[data-opens]'))
    delete (other as HTMLElement).dataset['opens']
  link.closest('article')?.setAttribute('data-opens', '')
}
