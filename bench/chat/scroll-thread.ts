import { setTimeout as sleep } from 'node:timers/promises'
import { bareTiles } from '../members-page/bare-tiles.ts'
import { openBrowser } from '../open-browser.ts'
import { PHONE, slowCpu } from '../paint-of.ts'
import { longestFrame } from '../scroll.ts'
import type { Workbench } from '../workbench.ts'
import type { Talker } from './talkers.ts'

const UP = 60_000
const SETTLE_MS = 1000
const TILES = 600
/** How much of the way must be made: at the upper end of what has come one waits for more. */
const MADE = 0.98

type Thread = { readonly port: number; readonly me: Talker; readonly otherId: string }

/** The longest frame on the screen of a slow phone while one goes back through what was said, and through grey tiles. */
export async function scrollThread(bench: Workbench, { port, me, otherId }: Thread) {
  const browser = await openBrowser(bench)
  const url = `http://localhost:${port}`
  const context = await browser.newContext(PHONE)
  await context.addCookies([
    { name: 'session', value: me.token, url, httpOnly: true },
    { name: 'entry', value: '1', url },
  ])
  const page = await context.newPage()
  await slowCpu(page)
  await page.goto(`${url}/members/${otherId}/chat`, { waitUntil: 'networkidle' })
  const value = await longestFrame(browser, page, { x: 195, y: 400, distance: -UP })
  await sleep(SETTLE_MS)
  const reached = await page.evaluate<number>(ABOVE)
  if (reached < UP * MADE) throw new Error(`the messages ended too soon, at ${reached} pixels`)
  await page.goto(`data:text/html,${encodeURIComponent(bareTiles(TILES))}`)
  const control = await longestFrame(browser, page, { x: 195, y: 400, distance: UP })
  await context.close()
  return { value, control }
}

/** Runs in the browser: how far above the last message one is. Where a list begins at its lower end, that is below nothing. */
const ABOVE = "-document.querySelector('[role=log]').scrollTop"
