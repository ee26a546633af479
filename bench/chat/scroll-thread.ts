import { bareTiles } from '../members-page/bare-tiles.ts'
import { openBrowser } from '../open-browser.ts'
import { PHONE, slowCpu } from '../paint-of.ts'
import { longestFrame } from '../scroll.ts'
import type { Workbench } from '../workbench.ts'
import type { Talker } from './talkers.ts'

const UP = 60_000
const TILES = 500

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
  const before = await page.evaluate<number>(DRAWN)
  const value = await longestFrame(browser, page, { x: 195, y: 400, distance: -UP })
  const drawn = await page.evaluate<number>(DRAWN)
  if (drawn < 2 * before) throw new Error(`of the conversation only ${drawn} messages came`)
  await page.goto(`data:text/html,${encodeURIComponent(bareTiles(TILES))}`)
  const control = await longestFrame(browser, page, { x: 195, y: 400, distance: UP })
  await context.close()
  return { value, control }
}

/** Runs in the browser: how many messages there are. */
const DRAWN = "document.querySelectorAll('[data-seq]').length"
