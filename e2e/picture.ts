import type { Page } from '@playwright/test'

/** Keeps what a page looks like in test-results/screens, if that is wanted: PICTURES=yes npm run test:e2e. */
export async function picture(page: Page, name: string, fullPage = true): Promise<void> {
  if (process.env['PICTURES'] !== 'yes') return
  await page.screenshot({ path: `test-results/screens/${name}.png`, fullPage })
}
