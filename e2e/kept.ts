import type { Page } from '@playwright/test'

/** What this tab keeps about the visitor. */
export function kept(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Object.keys({ ...sessionStorage, ...localStorage }).filter(
      (key) => !/^(reloaded-at|react-router-scroll-positions|hide-)/.test(key),
    ),
  )
}
