import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, Page } from 'playwright'

const PIXELS_A_SECOND = 2400
const SETTLE_MS = 1000
/** How much of the way must be made: at the end of what has come one waits for more. */
const MADE = 0.98

type Scroll = {
  /** Where the hand is. */
  readonly x: number
  readonly y: number
  /** How far down the page it leads; less than nothing is up. */
  readonly distance: number
  /** Runs in the browser: how far the page is scrolled. */
  readonly position: string
}

/**
 * Scrolls a page as a hand does, without its script, and tells for how many milliseconds the longest frame stood on the
 * screen meanwhile. What the page does between two of them, however long, is felt only if it keeps one from being shown.
 */
export async function longestFrame(browser: Browser, page: Page, scroll: Scroll): Promise<number> {
  const { x, y, distance, position } = scroll
  const hand = await page.context().newCDPSession(page)
  await sleep(SETTLE_MS)
  await browser.startTracing(page, { categories: [FRAMES] })
  await hand.send('Input.synthesizeScrollGesture', {
    x,
    y,
    yDistance: -distance,
    speed: PIXELS_A_SECOND,
    // A wheel; what follows a finger here waits for the page's script, which it does not on a phone.
    gestureSourceType: 'mouse',
    preventFling: true,
  })
  const trace = JSON.parse(String(await browser.stopTracing())) as { traceEvents: FrameEvent[] }
  await hand.detach()
  await sleep(SETTLE_MS)
  const reached = await page.evaluate<number>(position)
  if (reached / distance < MADE) throw new Error(`it ended too soon, at ${reached} pixels`)
  return longestOf(shownAt(trace.traceEvents))
}

const FRAMES = 'disabled-by-default-devtools.timeline.frame'

/** One of the two ends of a frame's way to the screen, in microseconds. */
type FrameEvent = {
  readonly name: string
  readonly ph: string
  readonly ts: number
  readonly pid: number
  readonly id2?: { readonly local: string }
  readonly args?: {
    readonly frame_reporter?: {
      readonly scroll_state: string
      readonly state: string
      /** Something that should be in it was not drawn yet. */
      readonly has_missing_content: boolean
    }
  }
}

/** When each whole frame of the scrolling came to the screen. */
function shownAt(events: readonly FrameEvent[]): number[] {
  const ways = events
    .filter(({ name }) => name === 'PipelineReporter')
    .toSorted((one, other) => one.ts - other.ts)
  const begun = new Map<string, FrameEvent>()
  const shown: number[] = []
  const latest = { begun: 0 }
  for (const event of ways) {
    const way = `${event.pid} ${event.id2?.local}`
    const start = begun.get(way)
    if (event.ph === 'b') begun.set(way, event)
    // What the page's script made comes along with a later frame, and is none of its own.
    else if (start && start.ts > latest.begun && isShown(start)) {
      latest.begun = start.ts
      shown.push(event.ts)
    }
  }
  if (shown.length < 2) throw new Error('nothing was scrolled')
  return shown
}

function isShown({ args }: FrameEvent): boolean {
  const frame = args?.frame_reporter
  if (!frame || frame.has_missing_content || frame.scroll_state === 'SCROLL_NONE') return false
  return frame.state.startsWith('STATE_PRESENTED')
}

function longestOf(shown: readonly number[]): number {
  const frames = shown.slice(1).map((at, index) => at - shown[index]!)
  return Math.max(...frames) / 1000
}
