import type { Page } from '@playwright/test'

/** What this tab keeps about the visitor, but for whose it is. */
export function kept(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [sessionStorage, localStorage]
      .flatMap((storage) => Object.keys(storage))
      .filter((key) => !/^(reloaded-at|owner$|react-router-scroll-positions|hide-)/.test(key)),
  )
}
