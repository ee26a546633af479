import type { Page } from '@playwright/test'
import { choiceCookie } from './choice-cookie.ts'
import { expect, test } from './fixtures.ts'

const LIGHT_PAPER = 'rgb(250, 246, 240)'
const DARK_PAPER = 'rgb(20, 16, 14)'

test('the page is as light or dark as the system until a choice in the footer, which holds against it, is in the HTML itself, and can be given back [LAY-13]', async ({
  page,
  visit,
  context,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await visit('/pricing')
  await expect(page.locator('body')).toHaveCSS('background-color', DARK_PAPER)
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(page.locator('body')).toHaveCSS('background-color', LIGHT_PAPER)
  expect(await themeInHtml(page)).toBeNull()

  await page.getByRole('contentinfo').getByText('Donker').click()
  await expect(page.locator('body')).toHaveCSS('background-color', DARK_PAPER)
  await expect.poll(() => choiceCookie(context, 'theme')).toEqual({ value: 'dark', days: 365 })
  await expect.poll(() => themeInHtml(page)).toBe('dark')
  await visit('/pricing')
  await expect(page.locator('body')).toHaveCSS('background-color', DARK_PAPER)
  await expect(page.getByRole('radio', { name: 'Donker' })).toBeChecked()

  await page.getByRole('contentinfo').getByText('Licht').click()
  await expect.poll(() => themeInHtml(page)).toBe('light')
  await page.getByRole('contentinfo').getByText('Zoals je apparaat').click()
  await expect.poll(() => choiceCookie(context, 'theme')).toBeNull()
  await expect.poll(() => themeInHtml(page)).toBeNull()
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.locator('body')).toHaveCSS('background-color', DARK_PAPER)
})

test('members have the same choice in their account menu [LAY-13] @night', async ({
  page,
  visit,
  login,
}) => {
  await login('free')
  await visit('/pricing')

  const menu = page.getByRole('banner').locator('details').last()
  await menu.locator('summary').click()
  await menu.getByRole('button', { name: 'Donker' }).click()

  await expect(page.locator('body')).toHaveCSS('background-color', DARK_PAPER)
  await expect.poll(() => themeInHtml(page)).toBe('dark')
})

/** What the server itself says, before any script runs. */
async function themeInHtml(page: Page): Promise<string | null> {
  const html = await (await page.request.get('/pricing')).text()
  return /<html[^>]* data-bs-theme="(\w+)"/.exec(html)?.[1] ?? null
}
