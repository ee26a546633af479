import type { Locator, Page } from '@playwright/test'
import { untilAlive } from './is-alive.ts'

/** Opens a page that is told what happens, and waits until it is. */
export async function openLive(page: Page, path: string): Promise<void> {
  const isListening = page.waitForResponse(/events\.php/)
  await page.goto(path)
  await untilAlive(page)
  await isListening
}

export function field(page: Page): Locator {
  return page.getByRole('textbox', { name: /^Bericht aan/ })
}

/** Writes and sends something by the button, which is how it is sent on phones too. */
export async function write(page: Page, text: string): Promise<void> {
  await field(page).fill(text)
  await page.getByRole('button', { name: /^Verstuur \d/ }).click()
}

/** A message of the open conversation by its words. */
export function message(page: Page, text: string): Locator {
  return page.getByRole('log').getByRole('listitem').filter({ hasText: text })
}

export async function act(page: Page, text: string, action: string): Promise<void> {
  await message(page, text).getByRole('button', { name: 'Meer over dit bericht' }).focus()
  await page.keyboard.press('Enter')
  const menu = page.getByRole('dialog', { name: 'Bericht' })
  await menu.getByRole('button', { name: action }).click()
}

/** How far an own message has come, in the words of its mark. */
export function mark(page: Page, text: string, label: string): Locator {
  return message(page, text).getByLabel(label, { exact: true })
}
