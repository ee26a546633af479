import { LOCALE_CODES } from '#contract/locales.ts'
import { expect, test } from './member-fixtures.ts'
import { overflow } from './overflow.ts'

const NARROWEST = 320
const FOR_MEMBERS = ['/notifications', '/profile']
const FOR_EVERYBODY = [
  '/reset-password',
  '/reset-password/do?token=any',
  '/undo-change?token=any',
  '/unsubscribe?token=any',
  '/account-deleted?token=any',
  '/account-deleted?until=2030-01-31',
]

/** A placeholder that nothing was filled into, or the name of a text in place of the text. */
const MISSING_TEXT =
  /\{\w+\}|\b(notifications|profile|profile-words|credentials|reset-password|mail-change|unsubscribe|account-deleted|place)\.[a-z_]+/

for (const locale of LOCALE_CODES) {
  test(`settings, profile and the links of mails are complete in ${locale} and fit 320 px [LOC-1] [LAY-9]`, async ({
    page,
    visit,
    newMember,
    enterAs,
    inLocale,
  }) => {
    await inLocale(locale)

    for (const path of [...FOR_EVERYBODY, ...FOR_MEMBERS]) {
      if (path === FOR_MEMBERS[0]) await enterAs(await newMember({ language: locale }))
      await visit(path)

      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      expect(await page.locator('body').innerText(), path).not.toMatch(MISSING_TEXT)
      expect(await page.title()).not.toMatch(MISSING_TEXT)
      expect(await overflow(page, NARROWEST), path).toBe(0)
    }
  })
}
