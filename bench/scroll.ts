import type { Browser, Page } from 'playwright'

const PIXELS_A_SECOND = 2400
const FRAME_MS = 1000 / 60

type Scroll = {
  /** Where the hand is. */
  readonly x: number
  readonly y: number
  /** How far down the page it leads; less than nothing is up. */
  readonly distance: number
}

/**
 * Scrolls a page as a hand does, without its script, and tells how long the longest frame stood on the screen meanwhile.
 * What the page does between two of them, however long, is felt only if it keeps one from being shown.
 */
export async function longestFrame(browser: Browser, page: Page, scroll: Scroll): Promise<number> {
  const { x, y, distance } = scroll
  const hand = await page.context().newCDPSession(page)
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
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as Trace
  await hand.detach()
  return longestOf(shownWhileScrolling(traceEvents))
}

const FRAMES = 'disabled-by-default-devtools.timeline.frame'

type Frame = {
  readonly frame_sequence: number
  readonly scroll_state: string
  readonly state: string
}
type Trace = {
  readonly traceEvents: readonly {
    readonly name: string
    readonly args?: { readonly frame_reporter?: Frame }
  }[]
}

/** The numbers of the frames that came to the screen, one for each time it could have been drawn. */
function shownWhileScrolling(events: Trace['traceEvents']): number[] {
  const shown = events
    .flatMap(({ name, args }) => (name === 'PipelineReporter' ? (args?.frame_reporter ?? []) : []))
    .filter(({ state }) => state.startsWith('STATE_PRESENTED'))
    .filter((frame) => frame.scroll_state !== 'SCROLL_NONE')
    .map((frame) => frame.frame_sequence)
  if (shown.length === 0) throw new Error('nothing was scrolled')
  return [...new Set(shown)].toSorted((one, other) => one - other)
}

function longestOf(shown: readonly number[]): number {
  const frames = shown.slice(1).map((number, index) => number - shown[index]!)
  return Math.max(...frames) * FRAME_MS
}
