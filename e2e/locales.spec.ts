import type { Page } from '@playwright/test'
import { LOCALE_CODES } from '#contract/locales.ts'
import { cookieOf } from '#test/make.ts'
import { LONGEST, LOOKED_AT } from './looked-at.ts'
import { expect, test } from './member-fixtures.ts'
import { picture } from './picture.ts'

const NARROWEST = 320
const PAGES = [
  '/login',
  '/pages/terms',
  '/reset-password',
  '/undo-change?token=any',
  '/unsubscribe?token=any',
  '/account-deleted?token=any',
]
const FOR_MEMBERS = '/profile'

/** In the languages with the longest words these are kept for people to look at. */
const KEPT: readonly string[] = ['/login', '/pages/terms']

/** A placeholder that nothing was filled into, or the name of a text in place of the text. */
const MISSING_TEXT =
  /\{\w+\}|\b(shell|login|info|lang-config|reset-password|mail-change|unsubscribe|account-deleted|credentials|profile|profile-words|place)\.[a-z_]+/

// These pages are all there as the server sends them.
test.use({
  javaScriptEnabled: false,
  bypassCSP: true,
  viewport: { width: NARROWEST, height: 800 },
})

/** Several in one browser: what they share is fetched and read once. */
const BATCHES = [LOCALE_CODES.slice(0, 6), LOCALE_CODES.slice(6)]

for (const locales of BATCHES) {
  test(`${locales.join()}: what server and browser show alike is complete, and fits a window of 320 px [LOC-1, LAY-9]`, async ({
    page,
    newMember,
    findLink,
    db,
  }) => {
    const member = await newMember()
    await page.request.post('/api/reset-password.php', {
      headers: { 'x-request-type': 'client' },
      data: { email: member.email },
    })
    const reset = await findLink(member.email, '/reset-password/do')
    const session = await cookieOf(db, member.id)
    await page.goto(PAGES[0]!)

    for (const path of [...PAGES, reset, FOR_MEMBERS])
      for (const locale of locales) {
        const where = `${path} in ${locale}`
        const cookies = [`locale=${locale}`, 'entry=1', path === FOR_MEMBERS ? session : '']
        const reply = await page.request.get(path, { headers: { cookie: cookies.join('; ') } })
        const html = await reply.text()
        expect(reply.status(), where).toBe(200)
        expect(html, where).toContain(`<html lang="${locale}"`)
        expect(wordsIn(html), where).not.toMatch(MISSING_TEXT)
        if (!LOOKED_AT.includes(locale)) continue

        // A navigation for each would cost more than all that is looked at.
        await page.setContent(html)
        await expect.poll(() => beyondEdge(page), where).toBe(0)
        if (LONGEST.includes(locale) && KEPT.includes(path))
          await picture(page, `${nameOf(path)}-320-${locale}`)
      }
  })
}

/** What of a page is read: neither scripts nor attributes. */
function wordsIn(html: string): string {
  return html.replaceAll(/<(script|style)\b.*?<\/\1>/gs, '').replaceAll(/<[^>]*>/g, ' ')
}

/** How many pixels of the page are beyond the edge of the window; a page without script cannot tell when it rests. */
function beyondEdge(page: Page): Promise<number> {
  return page.evaluate((edge) => document.documentElement.scrollWidth - edge, NARROWEST)
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
  return path.split('/').at(-1)!
}
