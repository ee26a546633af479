import type { Page } from '@playwright/test'
import { untilAlive } from './is-alive.ts'

type Words = { readonly agree: RegExp; readonly pay: RegExp }

/** Agrees, presses the price, and waits for the provider's page. */
export async function order(page: Page, { agree, pay }: Words): Promise<void> {
  await untilAlive(page)
  await page.getByRole('checkbox', { name: agree }).check()
  await page.getByRole('button', { name: pay }).click()
  await page.waitForURL('**/sandbox/pay/*')
}

export async function atProvider(
  page: Page,
  step: 'pay' | 'fail' | 'cancel' | 'wait',
): Promise<void> {
  await page.locator(`button[value=${step}]`).click()
  await page.waitForURL('**/transactions/*')
  await untilAlive(page)
}
