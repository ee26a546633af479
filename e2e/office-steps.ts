import type { Page } from '@playwright/test'
import { axe } from './axe.ts'
import { expect } from './fixtures.ts'
import { overflow } from './overflow.ts'

/** The office beside the site that is tested. */
export const office = (baseURL: string | undefined, path = '/') =>
  new URL(path, baseURL!.replace('://localhost', '://office.localhost')).href

/** Logs in as somebody of the demo office. */
export async function logIn(page: Page, baseURL: string | undefined, role: string): Promise<void> {
  await page.goto(office(baseURL))
  await page.getByRole('button', { name: role }).click()
  await expect(page.getByText(/^Hello/)).toBeVisible()
}

/** Leaves the office without a trace: the page first, which would ask for pictures that nobody may see any more. */
export async function forgetLogin(page: Page): Promise<void> {
  await page.goto('about:blank')
  await page.context().clearCookies({ domain: 'office.localhost' })
}

/** Whether a screen of the office is whole: for whom cannot see it, in both themes, at every width. */
export async function inspectOffice(page: Page): Promise<void> {
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await axe(page)
    }
  }
  for (const width of [320, 390, 768, 1024, 1200, 1920]) expect(await overflow(page, width)).toBe(0)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.emulateMedia({ colorScheme: 'light' })
}
