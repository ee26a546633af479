import type { Page } from '@playwright/test'
import { atRest } from './at-rest.ts'

/** How many pixels of the page are beyond the edge of a window of this width. */
export async function overflow(page: Page, width: number): Promise<number> {
  await page.setViewportSize({ width, height: 800 })
  await atRest(page)
  // Not against the window itself: a phone zooms out until everything is in it.
  return page.evaluate((edge) => document.documentElement.scrollWidth - edge, width)
}
