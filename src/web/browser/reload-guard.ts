const KEY = 'reloaded-at'
const PAUSE_MS = 60_000

/** When a part of the application cannot be loaded, as after a new release: one full reload, at most once a minute. */
export function guardAgainstStaleChunks(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (reloadOnce()) event.preventDefault()
  })
}

export function reloadOnce(): boolean {
  const last = Number(sessionStorage.getItem(KEY) ?? 0)
  if (Date.now() - last < PAUSE_MS) return false
  sessionStorage.setItem(KEY, String(Date.now()))
  location.reload()
  return true
}
