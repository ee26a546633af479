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
] as const

test.use({ expectedErrors: /status of 404.*no-such-page/ })

for (const { name, path, access } of SCREENS) {
  test(`${name} is whole in light and dark, from 320 px to 1920 px [LAY-9]`, async ({
    page,
    visit,
    login,
  }, { project }) => {
    if (access === 'member') await login('premium')
    await delayFonts(page)
    await visit(path)
    await page.evaluate(() => document.fonts.ready)

    const shift = await layoutShift(page)
    expect(shift.sum, `layout shift of ${shift.what}`).toBeLessThan(0.02)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await inspect(page, `${name}-${project.name}`)
    for (const width of [NARROWEST, WIDEST]) expect(await overflow(page, width)).toBe(0)
  })
}

test('every part of the kit is whole in light and dark [LAY-9]', async ({ page, visit }, {
  project,
}) => {
  await visit('/kit')

  await inspect(page, `kit-${project.name}`)
  for (const width of [NARROWEST, WIDEST]) expect(await overflow(page, width)).toBe(0)
})

/** The page is painted with the fallbacks first, so that a jump shows. */
async function delayFonts(page: Page): Promise<void> {
  await page.route('**/*.woff2', async (route) => {
    await new Promise((done) => setTimeout(done, 300))
    await route.continue()
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
