import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'

export const SECRET = 'zeven groene fietsen'

/** An address that was never used before. */
export function newAddress(): string {
  return `${randomUUID()}@post.example`
}

/** Opens signup from the first page. */
export async function begin(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Gratis beginnen' }).click()
  await question(page, 'Wie ben je, en wie zoek je?')
}

export function goOn(page: Page): Promise<void> {
  return page.getByRole('button', { name: 'Verder', exact: true }).click()
}

export function question(page: Page, text: string | RegExp): Promise<void> {
  return page.getByRole('heading', { name: text }).waitFor()
}

/** Answers the questions up to one of them, beginning with that about the name. */
export async function answerUntil(
  page: Page,
  until: 'name' | 'birth' | 'email' | 'password',
  answers: { name?: string; email?: string } = {},
): Promise<void> {
  await goOn(page)
  await question(page, 'Hoe wil je heten?')
  if (until === 'name') return
  await page.getByLabel('Profielnaam').fill(answers.name ?? 'Noor')
  await goOn(page)
  await question(page, /^Wanneer ben je geboren/)
  if (until === 'birth') return
  await page.getByLabel('Dag', { exact: true }).fill('14')
  await page.getByLabel('Maand', { exact: true }).selectOption('3')
  await page.getByLabel('Jaar', { exact: true }).fill('1990')
  await page.getByRole('combobox', { name: 'Woonplaats' }).fill('Utrecht')
  await goOn(page)
  await question(page, 'Wat is je e-mailadres?')
  if (until === 'email') return
  await page.getByLabel('E-mailadres').fill(answers.email ?? newAddress())
  await goOn(page)
  await question(page, 'Kies een wachtwoord')
}

/** To the terms, and to the use of whom one seeks: each by itself. */
export async function agree(page: Page): Promise<void> {
  for (const name of ['terms', 'orientation']) await page.locator(`input[name=${name}]`).check()
}

/** The last question, and the account. */
export async function finish(page: Page, password = SECRET): Promise<void> {
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password)
  await agree(page)
  await page.getByRole('button', { name: 'Gratis lid worden (18+)' }).click()
}
