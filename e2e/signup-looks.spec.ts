import { inspect } from './inspect.ts'
import { expect, test } from './fixtures.ts'
import { answerUntil, finish, goOn, question } from './sign-up.ts'

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

test('the last questions of signup are whole [LAY-9] @night', async ({ page, visit }, {
  project,
}) => {
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
