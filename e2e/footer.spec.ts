import type { Page } from '@playwright/test'
import { atRest } from './at-rest.ts'
import { expect, test } from './fixtures.ts'

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
  ['Veelgestelde vragen', '/pages/faq'],
  ['Klantenservice', '/pages/service'],
  ['Toegankelijkheid', '/pages/accessibility'],
]
const AMERICAN = 'For visitors from the United States'

test('the footer has the name of the site and its links, and is smaller for members and on other pages than the first [LAY-3]', async ({
  page,
  visit,
  login,
}) => {
  await visit('/')
  const footer = page.getByRole('contentinfo')
  await expect(footer).toContainText('Vonk is een dienst van Vonk B.V.')
  const links = await footer
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]))
  expect(links).toEqual(LINKS)

  const onIndex = await footerHeight(page)
  await visit('/pricing')
  const elsewhere = await footerHeight(page)
  await login('free')
  await visit('/pricing')
  const forMembers = await footerHeight(page)

  expect(elsewhere).toBeLessThan(onIndex)
  expect(forMembers).toBe(elsewhere)
})

test('an installed app keeps the links of the footer only [LAY-3]', async ({ page, visit }) => {
  await page.addInitScript(() => {
    const real = window.matchMedia.bind(window)
    window.matchMedia = (query) => real(query.includes('display-mode: standalone') ? 'all' : query)
  })

  await visit('/')

  const footer = page.getByRole('contentinfo')
  await expect(footer).not.toContainText('Vonk B.V.')
  await expect(footer.getByRole('link')).toHaveCount(LINKS.length)
})

test('the American footer is there for English where a site has enabled it [LAY-3]', async ({
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

async function footerHeight(page: Page): Promise<number> {
  await atRest(page)
  return (await page.getByRole('contentinfo').boundingBox())!.height
}
