import { bareTiles } from '../members-page/bare-tiles.ts'
import { openBrowser } from '../open-browser.ts'
import { PHONE, slowCpu } from '../paint-of.ts'
import { longestFrame } from '../scroll.ts'
import type { Workbench } from '../workbench.ts'
import type { Talker } from './talkers.ts'

const UP = 60_000
const TILES = 600

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
  const hand = { x: 195, y: 400 }
  const value = await longestFrame(browser, page, { ...hand, distance: -UP, position: THREAD })
  await page.goto(`data:text/html,${encodeURIComponent(bareTiles(TILES))}`)
  const control = await longestFrame(browser, page, { ...hand, distance: UP, position: 'scrollY' })
  await context.close()
  return { value, control }
}

/** Runs in the browser: less than nothing above the last message, where the list begins. */
const THREAD = "document.querySelector('[role=log]').scrollTop"
