import { bareTiles } from '../members-page/bare-tiles.ts'
import { median } from '../median.ts'
import { openBrowser } from '../open-browser.ts'
import { PHONE, slowCpu } from '../paint-of.ts'
import { longestFrame } from '../scroll.ts'
import type { Workbench } from '../workbench.ts'
import type { Talker } from './talkers.ts'

const UP = 60_000
const TILES = 600
export const SCROLLS = 3
const HAND = { x: 195, y: 400 }

type Thread = {
  readonly port: number
  readonly me: Talker
  readonly otherId: string
  /** Whether its CPU is 4 times slower. */
  readonly isSlow: boolean
}

/** The longest frame on the screen of a phone while one goes back through what was said, and through grey tiles. */
export async function scrollThread(bench: Workbench, { port, me, otherId, isSlow }: Thread) {
  const browser = await openBrowser(bench)
  const url = `http://localhost:${port}`
  const context = await browser.newContext(PHONE)
  await context.addCookies([
    { name: 'session', value: me.token, url, httpOnly: true },
    { name: 'entry', value: '1', url },
  ])
  const frames: [number, number][] = []
  for (let time = 0; time < SCROLLS; time += 1) {
    const page = await context.newPage()
    if (isSlow) await slowCpu(page)
    await page.goto(`${url}/members/${otherId}/chat`, { waitUntil: 'networkidle' })
    const own = await longestFrame(browser, page, { ...HAND, distance: -UP, position: THREAD })
    await page.goto(`data:text/html,${encodeURIComponent(bareTiles(TILES))}`)
    const bare = await longestFrame(browser, page, { ...HAND, distance: UP, position: 'scrollY' })
    frames.push([own, bare])
    await page.close()
  }
  await context.close()
  return {
    value: median(frames.map(([own]) => own)),
    control: median(frames.map(([, bare]) => bare)),
  }
}

/** Runs in the browser: less than nothing above the last message, where the list begins. */
const THREAD = "document.querySelector('[role=log]').scrollTop"
