import type { Page } from '@playwright/test'
import { cookieOf, makeMember, makeSite } from '#test/make.ts'
import { expect, test as base } from './member-fixtures.ts'

export { expect } from '@playwright/test'

type Site = { readonly id: string; readonly address: (path: string) => string }

/** Searches have sites of their own, so that members of other tests change nothing. */
export const test = base.extend<{
  openSite: (settings?: object) => Promise<Site>
  /** Women of a site, the first one the last active; every second one is over fifty. */
  makeWomen: (site: Site, count: number) => Promise<{ id: string; name: string }[]>
  /** Makes this browser that of a man who looks for women there. */
  enterAt: (site: Site) => Promise<void>
}>({
  openSite: async ({ db, page, context, baseURL }, give) =>
    give(async (settings = {}) => {
      const domain = `search-${Math.random().toString(36).slice(2)}.localhost`
      const { id } = await makeSite(db, { domain, settings: JSON.stringify(settings) })
      const address = (path: string) =>
        new URL(path, baseURL!.replace('//localhost', `//${domain}`)).href
      await context.addCookies([{ name: 'entry', value: '1', url: address('/') }])
      // The product looks at its sites about once a second.
      const headers = { host: new URL(address('/')).host }
      await expect(async () => {
        const reply = await page.request.get('/api/settings.php', { headers })
        expect(await reply.text()).toContain(domain)
      }).toPass()
      return { id, address }
    }),

  makeWomen: async ({ db }, give) =>
    give((site, count) =>
      Promise.all(
        Array.from({ length: count }, (_, index) =>
          makeMember(db, site.id, {
            name: `Lid ${index}`,
            date_of_birth: index % 2 === 0 ? '1990-05-17' : '1970-05-17',
            last_active_at: new Date(Date.now() - (index + 1) * 600_000),
          }),
        ),
      ),
    ),

  enterAt: async ({ db, context }, give) =>
    give(async (site) => {
      const me = await makeMember(db, site.id, {
        gender: 'male',
        seeks: 'female',
        is_newcomer: false,
      })
      const [name = '', value = ''] = (await cookieOf(db, me.id)).split('=')
      await context.addCookies([{ name, value, url: site.address('/'), httpOnly: true }])
    }),
})

export const feed = (page: Page) => page.getByRole('feed', { name: 'Gevonden leden' })
export const title = (page: Page) => page.getByRole('heading', { level: 1 })
export const shown = (page: Page) =>
  feed(page)
    .locator('article a')
    .evaluateAll((links) => links.map((link) => link.textContent?.split(',')[0]))

export async function scrollToEnd(page: Page): Promise<void> {
  const end = page.getByText('Dat was iedereen.')
  const isInSight = () =>
    end.evaluateAll((found) => found.some((each) => each.getBoundingClientRect().top < innerHeight))
  // What comes after a scroll makes the page longer: that was not to its end.
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    expect(await isInSight()).toBe(true)
  }).toPass()
}
