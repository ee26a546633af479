import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { inspect } from './inspect.ts'
import { overflow } from './overflow.ts'
import { SERVED_SCREENS } from './served-screens.ts'

const NARROWEST = 320
const WIDEST = 1920
const SCREENS = [
  ...SERVED_SCREENS,
  { name: 'not-found', path: '/no-such-page', access: 'anyone' },
  { name: 'kit', path: '/kit', access: 'anyone' },
] as const

test.use({ expectedErrors: /status of 404.*no-such-page/ })

for (const { name, path, access } of SCREENS) {
  test(`${name} is whole in light and dark, from 320 px to 1920 px [LAY-9]`, async ({
    page,
    visit,
    login,
  }, { project }) => {
    if (access === 'member') await login('premium')
    await visit(path)
    await page.evaluate(() => document.fonts.ready)

    const shift = await layoutShift(page)
    expect(shift.sum, `layout shift of ${shift.what}`).toBeLessThan(0.02)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await inspect(page, `${name}-${project.name}`)
    for (const width of [NARROWEST, WIDEST]) expect(await overflow(page, width)).toBe(0)
  })
}

type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] }

/** How much of the page jumped while it loaded, and what did. */
async function layoutShift(page: Page) {
  const shifts = await page.evaluate(
    () =>
      new Promise<{ value: number; what: string[] }[]>((done) => {
        new PerformanceObserver((list) => done(list.getEntries().map(readable))).observe({
          type: 'layout-shift',
          buffered: true,
        })
        setTimeout(() => done([]), 50)
        function readable(entry: PerformanceEntry) {
          const { value, sources } = entry as Shift
          return { value, what: sources.map(({ node }) => node?.textContent?.slice(0, 60) ?? '') }
        }
      }),
  )
  return {
    sum: shifts.reduce((sum, { value }) => sum + value, 0),
    what: shifts.flatMap(({ what }) => what).join(' | '),
  }
}
