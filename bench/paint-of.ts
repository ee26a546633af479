import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, Page } from 'playwright'

export type Paint = { readonly firstPaintMs: number; readonly layoutShift: number }

export const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'nl-NL',
}
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
}
const SETTLE_MS = 1000

/** Loads `/` once, as a new visitor does, on a slow phone. */
export async function paintOf(browser: Browser, port: number): Promise<Paint> {
  const context = await browser.newContext(PHONE)
  try {
    const page = await context.newPage()
    await slowCpu(page)
    await slowNetwork(page)
    await page.goto(`http://localhost:${port}/`, { waitUntil: 'networkidle' })
    await sleep(SETTLE_MS)
    return await page.evaluate<Paint>(PROBE)
  } finally {
    await context.close()
  }
}

export async function slowNetwork(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.emulateNetworkConditions', NETWORK)
}

export async function slowCpu(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

/** Runs in the browser, whose types are not ours. */
const PROBE = `new Promise((resolve) => {
  const shifts = []
  const observer = new PerformanceObserver((list) => shifts.push(...list.getEntries()))
  observer.observe({ type: 'layout-shift', buffered: true })
  setTimeout(() => resolve({
    firstPaintMs: performance.getEntriesByName('first-contentful-paint')[0].startTime,
    layoutShift: shifts.reduce((sum, { value }) => sum + value, 0),
  }), 100)
})`
