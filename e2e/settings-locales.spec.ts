import { LOCALE_CODES } from '#contract/locales.ts'
import { expect, test } from './member-fixtures.ts'
import { overflow } from './overflow.ts'

const NARROWEST = 320
const DEAD_LINK = '/reset-password/do?token=any'
/** With numbers and dates, which server and browser must write alike. */
const NUMBERS = ['/', '/account-deleted?until=2030-01-31']
const FOR_MEMBERS = ['/notifications', '/profile']

/** A placeholder that nothing was filled into, or the name of a text in place of the text. */
const MISSING_TEXT =
  /\{\w+\}|\b(notifications|profile|profile-words|credentials|reset-password|account-deleted|index|place)\.[a-z_]+/

// A link that is dead is told as soon as it is opened.
test.use({ expectedErrors: /status of 400.*reset-password-link/ })

for (const locale of LOCALE_CODES) {
  test(`settings, profile, links to a new password and what has numbers are complete in ${locale} and fit 320 px [LOC-1] [LAY-9]`, async ({
    page,
    visit,
    newMember,
    enterAs,
    findLink,
    inLocale,
  }) => {
    await inLocale(locale)
    const member = await newMember({ language: locale })
    await page.request.post('/api/reset-password.php', {
      headers: { 'x-request-type': 'client' },
      data: { email: member.email },
    })
    const reset = await findLink(member.email, '/reset-password/do')

    for (const path of [reset, DEAD_LINK, ...NUMBERS, ...FOR_MEMBERS]) {
      if (path === FOR_MEMBERS[0]) await enterAs(member)
      await visit(path)

      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      expect(await page.locator('body').innerText(), path).not.toMatch(MISSING_TEXT)
      expect(await page.title()).not.toMatch(MISSING_TEXT)
      expect(await overflow(page, NARROWEST), path).toBe(0)
    }
  })
}
