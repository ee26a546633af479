/** Whether somebody can see this page now. */
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
