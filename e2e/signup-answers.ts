import { expect, type Page } from '@playwright/test'
import { agree, SECRET } from './sign-up.ts'
import type { SignupWords } from './signup-words.ts'

/** Answers the questions before that about the address. */
export async function answerUntilEmail(page: Page, words: SignupWords): Promise<void> {
  const press = () => page.getByRole('button', { name: words.next, exact: true }).click()
  await chooseWho(page)
  await press()
  await page.getByLabel(words.name, { exact: true }).fill('Noor')
  await press()
  await fillDate(page, '1990')
  await page.getByRole('combobox', { name: words.place }).fill('utrecht')
  await press()
  await page.getByLabel(words.email).waitFor()
}

export async function chooseWho(page: Page): Promise<void> {
  await page.locator('label:has(input[name=gender][value=female])').click()
  await page.locator('label:has(input[name=seeks][value=male])').click()
}

export async function fillDate(page: Page, year: string): Promise<void> {
  const date = page.locator('[data-field=date_of_birth]')
  await date.locator('input').first().fill('31')
  await date.locator('select').selectOption('12')
  await date.locator('input').last().fill(year)
}

/** Confirms the entry warning of a site that this browser has not entered yet. */
export async function enter(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: /18\+,/ })
  await expect(button.or(page.getByRole('dialog')).first()).toBeVisible()
  if (await button.isVisible()) await button.click()
}

/** The last question, and the account. */
export async function finishWith(page: Page, words: SignupWords, email: string): Promise<void> {
  await page.getByLabel(words.email).fill(email)
  await page.keyboard.press('Enter')
  await page.getByLabel(words.password, { exact: true }).fill(SECRET)
  await agree(page)
  await page.getByRole('button', { name: words.finish }).click()
}
