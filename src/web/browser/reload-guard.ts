const KEY = 'reloaded-at'
const PAUSE_MS = 60_000

/** When a part of the application cannot be loaded, as after a new release: one full reload, at most once a minute. */
export function guardAgainstStaleChunks(): void {
  window.addEventListener('vite:preloadError', (event) => {
    // Without a connection a reload would not bring it either.
    if (navigator.onLine && reloadOnce()) event.preventDefault()
  })
}

export function reloadOnce(): boolean {
  if (Date.now() - Number(sessionStorage[KEY]) < PAUSE_MS) return false
  sessionStorage[KEY] = Date.now()
  location.reload()
  return true
}
