import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, Page } from 'playwright'
import { PHONE, slowCpu, slowNetwork } from '../paint-of.ts'
import { countBytes } from './count-bytes.ts'
import { FRAMES, PAINT, TAKEN_OVER, TOUCHED, WATCH } from './probes.ts'
import { tapChoice } from './tap-choice.ts'

export type Visit = {
  readonly paintMs: number
  readonly firstTouchMs: number
  readonly laterTouchMs: number
  readonly bytes: number
  readonly scriptBytes: number
  readonly frameMs: number
  readonly layoutShift: number
}

const SETTLE_MS = 1000
const COME_WITHIN_MS = 60_000

/** Opens a page as a stranger on a slow phone, watches it, and touches it twice. */
export async function visitPage(browser: Browser, address: string): Promise<Visit> {
  const context = await browser.newContext(PHONE)
  try {
    if (address.startsWith('http'))
      await context.addCookies([{ name: 'entry', value: '1', url: new URL(address).origin }])
    const page = await context.newPage()
    await slowCpu(page)
    await slowNetwork(page)
    return await lookAt(page, address)
  } finally {
    await context.close()
  }
}

async function lookAt(page: Page, address: string): Promise<Visit> {
  const bytes = await countBytes(page)
  await page.addInitScript(WATCH)
  await page.goto(address, { waitUntil: 'load' })
  await sleep(SETTLE_MS)
  const paintMs = await page.evaluate<number>(PAINT)
  const frameMs = await page.evaluate<number>(FRAMES)
  const before = bytes()
  const firstTouchMs = await touch(page, 'first')
  await applicationOf(page)
  const laterTouchMs = await touch(page, 'second')
  return {
    paintMs,
    frameMs,
    firstTouchMs,
    laterTouchMs,
    bytes: before.pages + before.scripts,
    scriptBytes: bytes().scripts,
    layoutShift: await page.evaluate<number>('seen.shift'),
  }
}

/** From the touch to the frame that shows what it did; a page without a choice has nothing to answer. */
async function touch(page: Page, which: 'first' | 'second'): Promise<number> {
  await page.evaluate('seen.touch = 0')
  if (!(await tapChoice(page, which))) return 0
  await sleep(SETTLE_MS)
  return page.evaluate<number>(TOUCHED)
}

/** Waits until React has taken the page over, where there is any. */
async function applicationOf(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  const latest = performance.now() + COME_WITHIN_MS
  while (!(await page.evaluate<boolean>(TAKEN_OVER))) {
    if (performance.now() > latest) throw new Error(`the application never came to ${page.url()}`)
    await sleep(100)
  }
  await sleep(SETTLE_MS)
}
