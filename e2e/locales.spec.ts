import { LOCALE_CODES } from '#contract/locales.ts'
import { expect, test } from './fixtures.ts'
import { overflow } from './overflow.ts'
import { picture } from './picture.ts'

const NARROWEST = 320
const PAGES = ['/', '/login', '/pages/terms']

/** The languages with the longest words: their pages are kept for people to look at. */
const LONGEST: readonly string[] = ['de', 'fi', 'pl']

/** A placeholder that nothing was filled into, or the name of a text in place of the text. */
const MISSING_TEXT = /\{\w+\}|\b(shell|index|login|info|lang-config)\.[a-z_]+/

for (const locale of LOCALE_CODES) {
  test(`${locale} is complete and fits a window of 320 px [LOC-1, LAY-9]`, async ({
    page,
    visit,
  }) => {
    for (const path of PAGES) {
      await visit(`${path}?lang=${locale}`)

      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      expect(await page.locator('body').innerText()).not.toMatch(MISSING_TEXT)
      expect(await page.title()).not.toMatch(MISSING_TEXT)
      expect(await overflow(page, NARROWEST)).toBe(0)
      if (LONGEST.includes(locale)) await picture(page, `${nameOf(path)}-320-${locale}`)
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

function nameOf(path: string): string {
  return path.split('/').at(-1) || 'index'
}
