import type { Browser, Page } from '@playwright/test'
import { cookieOf } from '#test/make.ts'
import { expect, test } from './member-fixtures.ts'
import { picture } from './picture.ts'

test.use({ expectedErrors: /status of 404/, actionTimeout: 10_000 })

test('two people find each other: search, filter, profile, like, match, and then a report and a block [SEA-1] [PRO-1] [LIK-2] [LIK-4] [ACC-5] [ACC-8]', async ({
  page,
  browser,
  baseURL,
  db,
  visit,
  newMember,
  enterAs,
  viewport,
}, { project }) => {
  const [her, other] = [`X${tail()}`, `Y${tail()}`]
  // Before everybody of the demo who becomes active until the search, and not for long after it.
  const active = new Date(Date.now() + 10_000)
  const place = { country: 'NL', region: 'UT', city: 'Utrecht', last_active_at: active }
  const xenia = await newMember({ ...place, name: her, hair_color: 'red', hasPhoto: true })
  await newMember({ ...place, name: other, hair_color: 'grey' })
  const bas = await newMember({ ...place, name: 'Bas', gender: 'male', seeks: 'female' })
  const hers = await enter(browser, { baseURL: baseURL!, viewport }, await cookieOf(db, xenia.id))
  const isListening = hers.waitForResponse(/events\.php/)
  await hers.goto('/likes')
  await enterAs(bas)
  const feed = page.getByRole('feed', { name: 'Gevonden leden' })

  await test.step('he searches and narrows it down', async () => {
    await visit('/members')
    await expect(feed.getByRole('link', { name: her })).toBeVisible()
    await expect(feed.getByRole('link', { name: other })).toBeVisible()
    await narrowToRedHair(page)
    await expect(feed.getByRole('link', { name: other })).toHaveCount(0)
    await picture(page, `members-journey-search-${project.name}`, false)
  })

  await test.step('he opens her profile and likes her, which she sees at once', async () => {
    await feed.getByRole('link', { name: her }).click()
    await expect(page).toHaveTitle(`${her} · Vonk`)
    await isListening
    const actions = page.getByRole('group', { name: 'Wat je kunt doen' })
    await actions.getByRole('button', { name: `${her} leuk vinden` }).click()
    await expect(hers.getByText('Bas vindt je leuk')).toBeVisible()
    await picture(page, `members-journey-profile-${project.name}`, false)
  })

  await test.step('she likes him back, and both see the match', async () => {
    const tile = hers.getByRole('article').filter({ hasText: 'Bas' })
    await tile.getByRole('button', { name: 'Bas leuk vinden' }).click()
    await Promise.all([expectMatch(page, her), expectMatch(hers, 'Bas')])
    await picture(page, `members-journey-match-${project.name}`, false)
    await page.getByRole('dialog').getByRole('button', { name: 'Sluiten' }).click()
  })

  await test.step('he reports and blocks her, and neither is there for the other', async () => {
    await report(page)
    await block(page, her)
    await hers.goto(`/members/${bas.id}`)
    await expect(hers.getByRole('heading', { name: 'Deze pagina is niet gevonden' })).toBeVisible()
    await visit('/members?hair_color=red')
    await expect(feed.getByRole('link', { name: her })).toHaveCount(0)
  })
})

/** Letters only, as names have. */
function tail(): string {
  return Array.from({ length: 5 }, () =>
    String.fromCodePoint(97 + Math.floor(Math.random() * 26)),
  ).join('')
}

type Window = {
  readonly baseURL: string
  readonly viewport: { width: number; height: number } | null
}

/** A browser of their own. */
async function enter(browser: Browser, window: Window, cookie: string): Promise<Page> {
  const context = await browser.newContext({ ...window, reducedMotion: 'reduce' })
  const [name = '', value = ''] = cookie.split('=')
  await context.addCookies([
    { name, value, url: window.baseURL, httpOnly: true },
    { name: 'entry', value: '1', url: window.baseURL },
  ])
  return context.newPage()
}

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
