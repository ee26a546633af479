import type { Vitals } from '#contract/notifications.ts'
import { watchVitals } from './watch-vitals.ts'

const ARRIVAL = 'arrival'

/** What is done once a page is there: the server will hear when it gets out of sight, once whether that was at once and how it felt. */
export function onArrival(): void {
  // A landing page arrives by itself, and again when the application comes.
  if (performance.getEntriesByName(ARRIVAL).length > 0) return
  performance.mark(ARRIVAL)
  const { pathname, search } = location
  const hasActed = watchActs()
  // A page that opens behind another one is painted when it is looked at.
  const vitals = document.hidden ? () => null : watchVitals()
  const state = { isFirst: true }
  addEventListener('visibilitychange', () => {
    if (!document.hidden) return
    const isBounce = state.isFirst && !hasActed() && wasFound()
    tellHidden(isBounce ? search : '', state.isFirst ? reportOf(pathname, vitals()) : {})
    state.isFirst = false
  })
}

/** Whether the visitor did anything yet: pressed, typed or scrolled. Shortcuts, such as those that leave, are nothing. */
function watchActs(): () => boolean {
  const state = { hasActed: false }
  const act = (event: Event) => {
    const { ctrlKey, metaKey, altKey } = event as Partial<KeyboardEvent>
    if (event.type !== 'keydown' || !(ctrlKey || metaKey || altKey)) state.hasActed = true
  }
  for (const kind of ['pointerdown', 'keydown', 'scroll'])
    addEventListener(kind, act, { capture: true, passive: true })
  return () => state.hasActed
}

/** Whether the page is one that there is: nobody is counted as a visitor of the others. */
function wasFound(): boolean {
  const [opened] = performance.getEntriesByType('navigation') as Opened[]
  return (opened?.responseStatus ?? 200) < 400
}

type Opened = PerformanceEntry & { readonly responseStatus?: number }

function reportOf(pathname: string, vitals: Vitals | null) {
  return { path: pathname.slice(0, 200), ...(vitals ? { vitals } : {}) }
}

/** Also while it is being closed. The query of a page that was left at once goes along: `lb` counts it. */
function tellHidden(query: string, report: object): void {
  fetch(`/api/page-hidden.php${query}`, {
    method: 'POST',
    keepalive: true,
    headers: { 'x-request-type': 'client', 'content-type': 'application/json' },
    body: JSON.stringify(report),
  }).catch(() => {})
}
