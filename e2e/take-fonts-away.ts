import type { Page } from '@playwright/test'
import { atRest } from './at-rest.ts'

/**
 * Shows a page as it is before its fonts have come. Holding them up on their way would do the same, but then the browser keeps
 * nothing, and every page fetches all of the application anew.
 */
export async function takeFontsAway(page: Page): Promise<() => Promise<void>> {
  const taken = await page.evaluateHandle(async () => {
    const places = [...document.styleSheets].flatMap((sheet) =>
      [...sheet.cssRules].flatMap((rule, at) =>
        rule instanceof CSSFontFaceRule && rule.cssText.includes('url(')
          ? [{ sheet, at, text: rule.cssText }]
          : [],
      ),
    )
    if (places.length === 0) throw new Error('the page has no fonts')
    for (const { sheet, at } of places.toReversed()) sheet.deleteRule(at)
    return places
  })
  await atRest(page)
  return async () => {
    await taken.evaluate((places) => {
      for (const { sheet, at, text } of places) sheet.insertRule(text, at)
    })
    await atRest(page)
  }
}
