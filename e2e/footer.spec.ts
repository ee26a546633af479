import type { Page } from '@playwright/test'
import { atRest } from './at-rest.ts'
import { expect, test } from './fixtures.ts'
import { inspectInBoth } from './inspect.ts'
import { LOOKED_AT } from './looked-at.ts'

const LINKS = [
  ['Voorwaarden', '/pages/terms'],
  ['Privacy', '/pages/privacy'],
  ['Cookies', '/pages/cookies'],
  ['E-mailadres uitsluiten', '/pages/ban'],
  ['Prijzen', '/pricing'],
  ['Klachten', '/complaints'],
  ['Illegale inhoud melden', '/notice'],
  ['Herroepen en geld terug', '/pages/return-policy'],
  ['Aankoop herroepen', '/withdraw'],
  ['Veilig daten', '/pages/safety'],
  ['Veelgestelde vragen', '/pages/faq'],
  ['Klantenservice', '/pages/service'],
  ['Toegankelijkheid', '/pages/accessibility'],
]
const AMERICAN = 'For visitors from the United States'

test('the footer has the name of the site and its links, and is smaller on other pages than the first [LAY-3]', async ({
  page,
  visit,
}) => {
  await visit('/')
  const footer = page.getByRole('contentinfo')
  await expect(footer).toContainText('Vonk is een dienst van Vonk B.V.')
  expect(await linksOf(page)).toEqual(LINKS)

  const onIndex = await footerHeight(page)
  await visit('/pricing')

  expect(await footerHeight(page)).toBeLessThan(onIndex)
})

test('members have a footer of one line in each language, which opens every other link until the next page [LAY-3] [LAW-1] [LAW-2]', async ({
  page,
  visit,
  login,
}) => {
  await page.setViewportSize({ width: 390, height: 664 })
  await login('free')
  for (const code of LOOKED_AT) {
    await visit(`/pages/cookies?lang=${code}`)
    await expect(page.locator('html')).toHaveAttribute('lang', code)
    expect(await footerHeight(page), code).toBeLessThan(60)
  }

  await visit('/pages/cookies?lang=nl')
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('link', { name: 'Aankoop herroepen' })).toBeVisible()
  await expect(footer.getByRole('link', { name: 'Illegale inhoud melden' })).toBeHidden()
  await footer.getByText('Meer', { exact: true }).click()
  await expect(footer).toContainText('Vonk is een dienst van Vonk B.V.')
  expect(new Set(await linksOf(page))).toEqual(new Set(LINKS))
  await inspectInBoth(page, 'footer-of-members')

  await footer.getByRole('link', { name: 'Prijzen' }).click()
  await expect(page).toHaveURL('/pricing')
  await expect(footer.getByRole('link', { name: 'Prijzen' })).toBeHidden()
})

test('an installed app keeps the links of the footer only [LAY-3] @night', async ({
  page,
  visit,
}) => {
  await page.addInitScript(() => {
    const real = window.matchMedia.bind(window)
    window.matchMedia = (query) => real(query.includes('display-mode: standalone') ? 'all' : query)
  })

  await visit('/')

  const footer = page.getByRole('contentinfo')
  await expect(footer).not.toContainText('Vonk B.V.')
  await expect(footer.getByRole('link')).toHaveCount(LINKS.length)
})

test('the American footer is there for English where a site has enabled it [LAY-3] @night', async ({
  page,
  visit,
  baseURL,
}) => {
  const american = baseURL!.replace('localhost', 'american.localhost')

  await page.goto(`${american}/pricing?lang=en`)
  await expect(page.getByRole('contentinfo')).toContainText(AMERICAN)
  await page.goto(`${american}/pricing?lang=nl`)
  await expect(page.getByRole('contentinfo')).toContainText('Vonk B.V.')
  await expect(page.getByRole('contentinfo')).not.toContainText('Verenigde Staten')
  await visit('/pricing?lang=en')
  await expect(page.getByRole('contentinfo')).not.toContainText(AMERICAN)
})

/** What the links that one can see are called, and where they lead. */
async function linksOf(page: Page): Promise<(string | null)[][]> {
  const links = page.getByRole('contentinfo').getByRole('link')
  return links.evaluateAll((all) => all.map((a) => [a.textContent, a.getAttribute('href')]))
}

async function footerHeight(page: Page): Promise<number> {
  await atRest(page)
  return (await page.getByRole('contentinfo').boundingBox())!.height
}
