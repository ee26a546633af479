import { LOCALE_CODES } from '#contract/locales.ts'
import { expect, test } from './fixtures.ts'
import { overflow } from './overflow.ts'
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

test('the words of the quick start are whole on every phone [LOC-1, LAY-9]', async ({
  page,
  inLocale,
}) => {
  for (const locale of LOCALE_CODES) {
    await inLocale(locale)
    await page.goto('/')
    for (const width of [NARROWEST, 390, 430]) {
      await page.setViewportSize({ width, height: 800 })
      const labels = page.getByRole('main').locator('form').first().locator('label')
      expect(await labels.evaluateAll(linesIn), `${locale}, ${width} px`).toEqual([1, 1, 1, 1])
    }
  }
})

for (const locale of LOCALE_CODES) {
  test(`${locale} is complete and fits a window of 320 px [LOC-1, LAY-9]`, async ({
    page,
    inLocale,
  }) => {
    await inLocale(locale)
    for (const path of PAGES) {
      await page.goto(path)

      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      expect(await page.locator('body').innerText(), path).not.toMatch(MISSING_TEXT)
      expect(await page.title(), path).not.toMatch(MISSING_TEXT)
      expect(await overflow(page, NARROWEST), path).toBe(0)
      if (LONGEST.includes(locale) && KEPT.includes(path))
        await picture(page, `${nameOf(path)}-320-${locale}`)
    }
  })
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
