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

/** Several in one browser: what they share is fetched and read once. */
const BATCHES = [LOCALE_CODES.slice(0, 4), LOCALE_CODES.slice(4, 8), LOCALE_CODES.slice(8)]

for (const locales of BATCHES) {
  test(`${locales.join()}: settings, profile, links to a new password and what has numbers are complete and fit 320 px [LOC-1] [LAY-9]`, async ({
    page,
    visit,
    newMember,
    enterAs,
    findLink,
    inLocale,
  }) => {
    const member = await newMember()
    await page.request.post('/api/reset-password.php', {
      headers: { 'x-request-type': 'client' },
      data: { email: member.email },
    })
    const reset = await findLink(member.email, '/reset-password/do')
    const forVisitors = [reset, DEAD_LINK, ...NUMBERS]

    for (const path of [...forVisitors, ...FOR_MEMBERS]) {
      if (path === FOR_MEMBERS[0]) await enterAs(member)
      for (const locale of locales) {
        const where = `${path} in ${locale}`
        await inLocale(locale)
        await visit(path)

        await expect(page.locator('html')).toHaveAttribute('lang', locale)
        expect(await page.locator('body').innerText(), where).not.toMatch(MISSING_TEXT)
        expect(await page.title(), where).not.toMatch(MISSING_TEXT)
        expect(await overflow(page, NARROWEST), where).toBe(0)
      }
    }
  })
}
