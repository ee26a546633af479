import type { Page } from '@playwright/test'
import { openLive } from './chat-pages.ts'
import { picture } from './picture.ts'
import { expect, test } from './search-fixtures.ts'

test.use({ expectedErrors: /status of 404/ })

test(
  'two people find each other: search, filter, profile, like, match, and then a report and a block [SEA-1] [PRO-1] [LIK-2] [LIK-4] [ACC-5] [ACC-8]',
  { tag: '@phone' },
  async ({ page, visit, openSite, newMember, enterAs, openFor }, { project }) => {
    const { address } = await openSite()
    const { origin, hostname } = new URL(address('/'))
    const place = { country: 'NL', region: 'UT', city: 'Utrecht' }
    const look = { ...place, hair_color: 'red', hasPhoto: true }
    const xenia = await newMember({ ...look, name: 'Xenia' }, hostname)
    await newMember({ ...place, name: 'Yvonne', hair_color: 'grey' }, hostname)
    const bas = await newMember(
      { ...place, name: 'Bas', gender: 'male', seeks: 'female' },
      hostname,
    )
    const hers = await openFor(xenia, origin)
    await openLive(hers, '/likes')
    await enterAs(bas, origin)
    const feed = page.getByRole('feed', { name: 'Gevonden leden' })

    await test.step('he searches and narrows it down', async () => {
      await visit(address('/members'))
      await expect(feed.getByRole('link', { name: 'Xenia' })).toBeVisible()
      await expect(feed.getByRole('link', { name: 'Yvonne' })).toBeVisible()
      await narrowToRedHair(page)
      await expect(feed.getByRole('link', { name: 'Yvonne' })).toHaveCount(0)
      await picture(page, `members-journey-search-${project.name}`, false)
    })

    await test.step('he opens her profile and likes her, which she sees at once', async () => {
      await feed.getByRole('link', { name: 'Xenia' }).click()
      await expect(page).toHaveTitle(/^Xenia · /)
      const actions = page.getByRole('group', { name: 'Wat je kunt doen' })
      await actions.getByRole('button', { name: 'Xenia leuk vinden' }).click()
      await expect(hers.getByText('Bas vindt je leuk')).toBeVisible()
      await picture(page, `members-journey-profile-${project.name}`, false)
    })

    await test.step('she likes him back, and both see the match', async () => {
      const tile = hers.getByRole('article').filter({ hasText: 'Bas' })
      await tile.getByRole('button', { name: 'Bas leuk vinden' }).click()
      await Promise.all([expectMatch(page, 'Xenia'), expectMatch(hers, 'Bas')])
      await picture(page, `members-journey-match-${project.name}`, false)
      await page.getByRole('dialog').getByRole('button', { name: 'Sluiten' }).click()
    })

    await test.step('he reports and blocks her, and neither is there for the other', async () => {
      await report(page)
      await block(page, 'Xenia')
      await hers.goto(`/members/${bas.id}`)
      await expect(
        hers.getByRole('heading', { name: 'Deze pagina is niet gevonden' }),
      ).toBeVisible()
      await visit(address('/members?hair_color=red'))
      await expect(feed.getByRole('link', { name: 'Xenia' })).toHaveCount(0)
    })
  },
)

async function narrowToRedHair(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Filters/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Filters' })
  await dialog.getByText('Rood', { exact: true }).click()
  await dialog.getByRole('button', { name: /^Toon/ }).click()
  await expect(page).toHaveURL(/hair_color=red/)
}

async function expectMatch(page: Page, name: string): Promise<void> {
  const modal = page.getByRole('dialog', { name: 'Het is een match' })
  await expect(modal).toContainText(`${name} en jij vinden elkaar leuk`)
}

async function report(page: Page): Promise<void> {
  await page.locator('summary', { hasText: 'Meer' }).click()
  await page.getByRole('button', { name: 'Melden' }).click()
  await page.getByText('Oplichting of vragen om geld').click()
  await page.getByLabel('Wat is er gebeurd?').fill('Vroeg mij twee keer om geld.')
  await page.getByText(/te goeder trouw/).click()
  await page.getByRole('button', { name: 'Melding versturen' }).click()
  await expect(page.getByText(/^Nummer \d+$/)).toBeVisible()
  await page.getByRole('button', { name: 'Klaar' }).click()
}

async function block(page: Page, name: string): Promise<void> {
  await page.locator('summary', { hasText: 'Meer' }).click()
  await page.getByRole('button', { name: 'Blokkeren' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Blokkeren' }).click()
  await expect(page.getByRole('heading', { name: `${name} is geblokkeerd` })).toBeVisible()
}
