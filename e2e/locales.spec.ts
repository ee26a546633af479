import type { Page } from '@playwright/test'
import { LOCALE_CODES } from '#contract/locales.ts'
import { expect, test } from './fixtures.ts'
import { picture } from './picture.ts'

const NARROWEST = 320
const PAGES = [
  '/',
  '/login',
  '/pages/terms',
  '/reset-password',
  '/undo-change?token=any',
  '/unsubscribe?token=any',
  '/account-deleted?token=any',
]

/** The languages with the longest words: their pages are kept for people to look at. */
const LONGEST: readonly string[] = ['de', 'fi', 'pl']
const KEPT: readonly string[] = ['/', '/login', '/pages/terms']

/** A placeholder that nothing was filled into, or the name of a text in place of the text. */
const MISSING_TEXT =
  /\{\w+\}|\b(shell|index|login|info|lang-config|reset-password|mail-change|unsubscribe|account-deleted)\.[a-z_]+/

// What everybody may see is all there as the server sends it.
test.use({ javaScriptEnabled: false })

/** Several in one browser: what they share is fetched and read once. */
const BATCHES = [LOCALE_CODES.slice(0, 4), LOCALE_CODES.slice(4, 8), LOCALE_CODES.slice(8)]

for (const locales of BATCHES) {
  test(`${locales.join()}: complete, fits a window of 320 px, and the words of the quick start are whole [LOC-1, LAY-9]`, async ({
    page,
    inLocale,
  }) => {
    for (const locale of locales) {
      await inLocale(locale)
      for (const path of PAGES) {
        const where = `${path} in ${locale}`
        await page.goto(path)

        await expect(page.locator('html')).toHaveAttribute('lang', locale)
        expect(await page.locator('body').innerText(), where).not.toMatch(MISSING_TEXT)
        expect(await page.title(), where).not.toMatch(MISSING_TEXT)
        if (path === '/') await expectWholeWords(page, locale)
        await expect.poll(() => beyond(page, NARROWEST), where).toBe(0)
        if (LONGEST.includes(locale) && KEPT.includes(path))
          await picture(page, `${nameOf(path)}-320-${locale}`)
      }
    }
  })
}

/** The words of the quick start are whole on every phone. */
async function expectWholeWords(page: Page, locale: string): Promise<void> {
  const labels = page.getByRole('main').locator('form').first().locator('label')
  for (const width of [390, 430, NARROWEST]) {
    await page.setViewportSize({ width, height: 800 })
    const lines = () => labels.evaluateAll(linesIn)
    await expect.poll(lines, `${locale}, ${width} px`).toEqual([1, 1, 1, 1])
  }
}

/** How many pixels of the page are beyond the edge of a window of this width; a page without script cannot tell when it rests. */
async function beyond(page: Page, width: number): Promise<number> {
  await page.setViewportSize({ width, height: 800 })
  return page.evaluate((edge) => document.documentElement.scrollWidth - edge, width)
}

test('no two locales have the same words [LOC-1]', async ({ request }) => {
  const headlines = await Promise.all(
    LOCALE_CODES.map(async (locale) => {
      const html = await (await request.get(`/?lang=${locale}`)).text()
      return /<h1[^>]*>(.+?)<\/h1>/.exec(html)?.[1]
    }),
  )

  expect(new Set(headlines).size).toBe(LOCALE_CODES.length)
})

/** How many lines the words of each label take. */
function linesIn(labels: Element[]): number[] {
  return labels.map((label) => {
    const words = document.createRange()
    words.selectNodeContents(label.lastChild!)
    return new Set([...words.getClientRects()].map(({ top }) => top)).size
  })
}

function nameOf(path: string): string {
  return path.split('/').at(-1) || 'index'
}
