import type { Browser, BrowserContext, Page } from 'playwright'
import type { Figure, Section } from '../figure.ts'
import { median } from '../median.ts'
import { bareTiles } from '../members-page/bare-tiles.ts'
import { fillWorld } from '../members-page/fill-world.ts'
import { openBrowser } from '../open-browser.ts'
import { PHONE, slowCpu, slowNetwork } from '../paint-of.ts'
import { longestFrame } from '../scroll.ts'
import { startControl } from '../start-control.ts'
import { startProduct } from '../start-product.ts'

const TILES = 500
const LOADS = 5
const SCROLLS = 3
/** Past all tiles but the last ones. */
const DISTANCE = 55_000

export const membersPage: Section = {
  name: 'members-page',
  method: `\`/members\` for a member among ${TILES} others with photos, whose time bonus is over (its window would open on the way), in Chromium as a phone (390 pixels wide, twice as many points, CPU 4 times slower). Largest paint: 1.6 Mbit/s down and 150 ms latency, cold cache, median of ${LOADS} loads; the control is the bare page of the section paint. Scrolling: as by hand, 2,400 pixels a second over ${DISTANCE.toLocaleString('en')} pixels of a list of ${TILES} tiles, which load on the way, without a slow network; the longest time that one frame stood on the screen, as the browser's compositor tells, until the next one with nothing missing in it, median of ${SCROLLS} times; the control is the same through ${TILES} grey tiles that are there from the start. The product runs with NODE_ENV=production and without limits.`,
  async measure(bench) {
    const cookie = await fillWorld(bench, TILES)
    const product = await startProduct(bench)
    const control = await startControl(bench, product)
    const browser = await openBrowser(bench)
    const [ours, bare] = [`http://localhost:${product.port}`, `http://localhost:${control.port}`]
    return [
      await paintFigure(browser, [`${ours}/members`, `${bare}/`], cookie),
      await scrollFigure(browser, `${ours}/members`, cookie),
    ]
  },
}

async function paintFigure(browser: Browser, [ours, bare]: [string, string], cookie: string) {
  const paints: [number, number][] = []
  for (let load = 0; load < LOADS; load += 1)
    paints.push([
      await onPhone(browser, ours, cookie, largestPaint),
      await onPhone(browser, bare, cookie, largestPaint),
    ])
  return {
    name: 'largest contentful paint of `/members` on a phone',
    unit: 'ms',
    value: median(paints.map(([own]) => own)),
    control: median(paints.map(([, other]) => other)),
    budget: { most: 1800, of: 'value' },
  } satisfies Figure
}

async function scrollFigure(browser: Browser, ours: string, cookie: string) {
  const bare = `data:text/html,${encodeURIComponent(bareTiles(TILES))}`
  const scroll = async (page: Page, address: string) => {
    await slowCpu(page)
    await page.goto(address, { waitUntil: 'networkidle' })
    return longestFrame(browser, page, { x: 195, y: 400, distance: DISTANCE, position: 'scrollY' })
  }
  const frames: [number, number][] = []
  for (let time = 0; time < SCROLLS; time += 1)
    frames.push([
      await onPhone(browser, ours, cookie, scroll),
      await onPhone(browser, bare, cookie, scroll),
    ])
  return {
    name: `the longest frame while one scrolls through ${TILES} tiles`,
    unit: 'ms',
    value: median(frames.map(([own]) => own)),
    control: median(frames.map(([, other]) => other)),
    budget: { most: 50, of: 'value' },
  } satisfies Figure
}

async function largestPaint(page: Page, address: string): Promise<number> {
  await slowCpu(page)
  await slowNetwork(page)
  await page.goto(address, { waitUntil: 'networkidle' })
  return page.evaluate<number>(PROBE)
}

/** Runs in the browser, whose types are not ours. */
const PROBE = `new Promise((resolve) => {
  const paints = []
  const observer = new PerformanceObserver((list) => paints.push(...list.getEntries()))
  observer.observe({ type: 'largest-contentful-paint', buffered: true })
  setTimeout(() => resolve(paints.at(-1).startTime), 500)
})`

type Look = (page: Page, address: string) => Promise<number>

async function onPhone(browser: Browser, address: string, cookie: string, look: Look) {
  const context = await browser.newContext(PHONE)
  try {
    if (address.startsWith('http')) await keepCookies(context, address, cookie)
    return await look(await context.newPage(), address)
  } finally {
    await context.close()
  }
}

async function keepCookies(context: BrowserContext, address: string, cookie: string) {
  const { origin: url } = new URL(address)
  const [name = '', value = ''] = cookie.split('=')
  await context.addCookies([
    { name, value, url, httpOnly: true },
    { name: 'entry', value: '1', url },
  ])
}
