import type { Page } from '@playwright/test'
import type { LocaleCode } from '#contract/locales.ts'
import { LONGEST, LOOKED_AT } from './looked-at.ts'
import { expect, test } from './member-fixtures.ts'
import { overflow } from './overflow.ts'
import { picture } from './picture.ts'

const NARROWEST = 320
/** A link that is dead is told as soon as it is opened; numbers and dates must be written alike by server and browser. */
const FOR_VISITORS = ['/reset-password/do?token=any', '/account-deleted?until=2030-01-31', '/']
const FOR_MEMBERS = '/notifications'

/** A placeholder that nothing was filled into, or the name of a text in place of the text. */
const MISSING_TEXT =
  /\{\w+\}|\b(shell|notifications|credentials|reset-password|account-deleted|index)\.[a-z_]+/

test.use({
  expectedErrors: /status of 400.*reset-password-link/,
  viewport: { width: NARROWEST, height: 800 },
})

/** Several in one browser: what they share is fetched and read once. */
const BATCHES = [LOOKED_AT.slice(0, 2), LOOKED_AT.slice(2)].filter(({ length }) => length > 0)

for (const locales of BATCHES) {
  test(`${locales.join()}: settings, a dead link and what has numbers are complete and fit 320 px, and the words of the quick start are whole [LOC-1] [LAY-9] @night`, async ({
    page,
    visit,
    newMember,
    enterAs,
    inLocale,
  }) => {
    for (const path of [...FOR_VISITORS, FOR_MEMBERS]) {
      if (path === FOR_MEMBERS) await enterAs(await newMember())
      for (const locale of locales) {
        const where = `${path} in ${locale}`
        await inLocale(locale)
        await visit(path)

        await expect(page.locator('html')).toHaveAttribute('lang', locale)
        expect(await page.locator('body').innerText(), where).not.toMatch(MISSING_TEXT)
        expect(await page.title(), where).not.toMatch(MISSING_TEXT)
        expect(await overflow(page, NARROWEST), where).toBe(0)
        if (path === '/') await expectWholeWords(page, locale)
      }
    }
  })
}

/** The words of the quick start are whole on every phone. */
async function expectWholeWords(page: Page, locale: LocaleCode): Promise<void> {
  if (LONGEST.includes(locale)) await picture(page, `index-320-${locale}`)
  const labels = page.getByRole('main').locator('form').first().locator('label')
  for (const width of [430, 390, NARROWEST]) {
    await page.setViewportSize({ width, height: 800 })
    const lines = () => labels.evaluateAll(linesIn)
    await expect.poll(lines, `${locale}, ${width} px`).toEqual([1, 1, 1, 1])
  }
}

/** How many lines the words of each label take. */
function linesIn(labels: Element[]): number[] {
  return labels.map((label) => {
    const words = document.createRange()
    words.selectNodeContents(label.lastChild!)
    return new Set([...words.getClientRects()].map(({ top }) => top)).size
  })
}
