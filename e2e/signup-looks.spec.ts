import type { Page } from '@playwright/test'
import { inspect } from './inspect.ts'
import { expect, test } from './member-fixtures.ts'
import { overflow } from './overflow.ts'
import { answerUntil, finish, goOn, question } from './sign-up.ts'

test.use({ expectedErrors: /status of 410/ })

test('every question of signup, with and without mistakes, is whole [LAY-9]', async ({
  page,
  visit,
}, { project }) => {
  const look = (name: string) => inspect(page, `signup-${name}-${project.name}`, false)
  await visit('/signup')
  await question(page, 'Wie ben je, en wie zoek je?')
  await goOn(page)
  await look('who')
  await page.locator('label:has(input[name=gender][value=male])').click()
  await page.locator('label:has(input[name=seeks][value=both])').click()
  await answerUntil(page, 'name')
  await goOn(page)
  await look('name')
  await page.getByLabel('Profielnaam').fill('Noor')
  await goOn(page)
  await question(page, /^Wanneer ben je geboren/)
  await goOn(page)
  await look('birth')
  await page.getByRole('combobox', { name: 'Woonplaats' }).fill('Utr')
  await expect(page.getByRole('option', { name: /^Utrecht/ }).first()).toBeVisible()
  await look('place')
})

test('the last questions of signup are whole [LAY-9]', async ({ page, visit }, { project }) => {
  const look = (name: string) => inspect(page, `signup-${name}-${project.name}`, false)
  await visit('/signup?gender=male&seeks=female')
  await question(page, 'Wie ben je, en wie zoek je?')
  await answerUntil(page, 'email')
  await page.getByLabel('E-mailadres').fill(`${project.name}@gmial.com`)
  await expect(page.getByRole('button', { name: /^Bedoel je/ })).toBeVisible()
  await look('email')
  await goOn(page)
  await question(page, 'Kies een wachtwoord')
  await page.getByLabel('Wachtwoord', { exact: true }).fill('abcdefgh')
  await page.getByRole('button', { name: 'Gratis lid worden (18+)' }).click()
  await look('password')
  await finish(page)
  await question(page, 'Bevestig je e-mailadres')
  await look('complete')
})

test('signup with a profile in mind is whole, in German too [LAY-9]', async ({
  page,
  visit,
  newMember,
}, { project }) => {
  const target = await newMember({ name: 'Mila', is_fictional: true })

  await visit(`/signup?profile=${target.id}&lang=de`)
  await expect(page.getByLabel('Deine erste Nachricht an Mila')).toBeVisible()

  await inspect(page, `signup-target-${project.name}`, false)
  await expectWithinWindow(page)
})

test('the reminder, activation and the first profiles are whole [LAY-9]', async ({
  page,
  visit,
  newMember,
  enterAs,
}, { project }) => {
  await enterAs(await newMember({ status: 'not_confirmed', name: 'Noor', seeks: 'male' }))
  for (const [name, path] of [
    ['matches', '/signup-matches?lang=pl'],
    ['activate-error', '/activate/error?lang=de'],
  ] as const) {
    await visit(path)
    await page.waitForLoadState('networkidle')
    await inspect(page, `${name}-member-${project.name}`)
    await expectWithinWindow(page)
  }
})

async function expectWithinWindow(page: Page): Promise<void> {
  for (const width of [320, 1920]) expect(await overflow(page, width)).toBe(0)
}
