import type { Page } from '@playwright/test'
import { kept } from './kept.ts'
import { expect, test } from './member-fixtures.ts'
import { answerUntil, begin, goOn, question } from './sign-up.ts'
import { fillDate } from './signup-answers.ts'

test.use({ expectedErrors: /status of (400|403|409)|ERR_INTERNET_DISCONNECTED|ERR_FAILED/ })

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Gratis lid worden' })

test('closing asks before what was entered is lost [SGN-1]', async ({ page, visit }) => {
  await page.goto('/pages/faq')
  await visit('/login')
  await page.getByRole('link', { name: 'Gratis lid worden' }).click()
  await page.getByText('Allebei').click()
  await page.getByText('Vrouw').first().click()
  await goOn(page)
  await page.getByLabel('Profielnaam').fill('Noor')

  await page.getByRole('button', { name: 'Sluiten' }).click()
  await expect(page.getByRole('heading', { name: 'Stoppen met aanmelden?' })).toBeFocused()
  await page.getByRole('button', { name: 'Verder invullen' }).click()
  await expect(page.getByLabel('Profielnaam')).toHaveValue('Noor')
  await page.getByRole('button', { name: 'Sluiten' }).click()
  await page.getByRole('button', { name: 'Stoppen' }).click()

  await expect(dialogOf(page)).toBeHidden()
  await expect(page).toHaveURL('/login')
  await expect.poll(() => kept(page)).toEqual([])
  await page.goBack()
  await expect(page).toHaveURL('/pages/faq')
})

test('whoever opens signup itself sees it over a calm page, after the entry warning [SGN-1, ENT-1]', async ({
  page,
  visit,
  context,
}) => {
  await context.clearCookies()
  await visit('/signup')
  await expect(page.getByRole('dialog', { name: 'Belangrijke informatie' })).toBeVisible()
  await expect(dialogOf(page)).toHaveCount(0)

  await page.getByRole('button', { name: 'Ik ben 18+, ga verder' }).click()
  await expect(dialogOf(page)).toBeVisible()
  await page.getByRole('button', { name: 'Sluiten' }).click()

  await expect(page).toHaveURL('/')
})

test('it closes by Escape and its button until something is entered, then neither by Escape nor the backdrop; it is no part of the first load, and weighs at most 40 KB more [SGN-1]', async ({
  page,
  context,
  visit,
}) => {
  // Beside it another visitor, without a press.
  const first = await context.newPage()
  await Promise.all([first.goto('/'), visit('/')])
  await begin(page)
  await page.keyboard.press('Escape')
  await expect(dialogOf(page)).toBeHidden()
  await expect(page).toHaveURL('/')
  await begin(page)
  await page.getByRole('button', { name: 'Sluiten' }).click()
  await expect(dialogOf(page)).toBeHidden()

  await begin(page)
  await answerUntil(page, 'name')
  await page.getByLabel('Profielnaam').fill('Noor')
  for (let press = 0; press < 4; press += 1) await page.keyboard.press('Escape')
  await expect(page.getByLabel('Profielnaam')).toBeFocused()
  await page.mouse.click(4, 4)
  await expect(dialogOf(page)).toBeVisible()
  await expect(page.getByLabel('Profielnaam')).toHaveValue('Noor')

  await goOn(page)
  await question(page, /^Wanneer ben je geboren/)
  await fillDate(page, '1990')
  await page.getByRole('combobox', { name: 'Woonplaats' }).fill('Utrecht')
  await goOn(page)
  await page.getByLabel('E-mailadres').fill('noor@gmial.com')
  await expect(page.getByRole('button', { name: /^Bedoel je/ })).toBeVisible()
  const more = async () => {
    const known = new Set((await scripts(first)).map(({ name }) => name))
    return (await scripts(page)).filter(({ name }) => !known.has(name))
  }
  const bytes = async () => (await more()).reduce((sum, script) => sum + script.bytes, 0)
  await expect.poll(bytes).toBeLessThan(40_000)
  expect(await bytes()).toBeGreaterThan(0)
  expect((await scripts(first)).filter(({ name }) => /signup|activat/.test(name))).toEqual([])
})

function scripts(page: Page): Promise<{ name: string; bytes: number }[]> {
  return page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ name, encodedBodySize: bytes }) => ({ name, bytes })),
  )
}
