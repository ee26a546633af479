import type { Vitals } from '#contract/notifications.ts'

const ARRIVAL = 'arrival'

/** What is done once a page is there: the server will hear when it gets out of sight, once whether that was at once and how it felt. */
export function onArrival(): void {
  // A landing page arrives by itself, and again when the application comes.
  if (performance.getEntriesByName(ARRIVAL).length > 0) return
  performance.mark(ARRIVAL)
  const { pathname, search } = location
  const hasActed = watchActs()
  // A page that opens behind another one is painted when its tab is shown.
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

/** Whether the page exists: visitors of pages that do not exist are not counted. */
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

type Entry = PerformanceEntry & {
  readonly value?: number
  readonly hadRecentInput?: boolean
  readonly interactionId?: number
}

const LONGEST_MS = 600_000
/** Shifts less than a second apart, in five seconds at most, are felt as one. */
const GAP_MS = 1000
const WINDOW_MS = 5000

/** Watches how the page feels, from its beginning: largest paint, shifts of the layout, slowest answer to a press. */
export function watchVitals(): () => Vitals {
  const felt: { lcp?: number; cls?: number; inp?: number } = {}
  const shifts = { sum: 0, first: 0, last: 0 }

  function takeShift({ startTime, value = 0, hadRecentInput }: Entry): void {
    if (hadRecentInput) return
    const isSame = startTime - shifts.last < GAP_MS && startTime - shifts.first < WINDOW_MS
    Object.assign(shifts, {
      sum: isSame ? shifts.sum + value : value,
      first: isSame ? shifts.first : startTime,
      last: startTime,
    })
    felt.cls = Math.max(felt.cls ?? 0, shifts.sum)
  }

  function takePress({ duration, entryType, interactionId }: Entry): void {
    if (entryType === 'first-input' || interactionId) felt.inp = Math.max(felt.inp ?? 0, duration)
  }

  const reads = [
    observe('largest-contentful-paint', ({ startTime }) => (felt.lcp = startTime)),
    observe('layout-shift', takeShift, () => (felt.cls = 0)),
    observe('first-input', takePress),
    observe('event', takePress),
  ]
  return () => {
    for (const read of reads) read()
    return bounded(felt)
  }
}

/** Hands over what this browser can tell of a kind; returns how to get what it has not told yet. */
function observe(type: string, take: (entry: Entry) => void, begin = () => {}): () => void {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return () => {}
  begin()
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(take))
  observer.observe({ type, buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
  return () => observer.takeRecords().forEach(take)
}

function bounded({ lcp, cls, inp }: Vitals): Vitals {
  return {
    ...(lcp === undefined ? {} : { lcp: milliseconds(lcp) }),
    ...(cls === undefined ? {} : { cls: Math.min(Math.round(cls * 10_000) / 10_000, 1000) }),
    ...(inp === undefined ? {} : { inp: milliseconds(inp) }),
  }
}

function milliseconds(value: number): number {
  return Math.min(Math.round(value), LONGEST_MS)
}
