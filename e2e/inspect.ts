import type { Page } from '@playwright/test'
import { axe } from './axe.ts'
import { picture } from './picture.ts'

/** Looks at a page as it is, in light and in dark: no accessibility violation, and a picture for people to look at. */
export async function inspect(page: Page, name: string, fullPage = true): Promise<void> {
  await withBlur(page)
  await loadLazyImages(page)
  for (const theme of ['light', 'dark'] as const) {
    await show(page, theme)
    // In the dark nothing is different but the colours.
    await axe(page, theme === 'dark' ? ['color-contrast'] : null)
    await picture(page, `${name}-${theme}`, fullPage)
  }
}

/** Takes back what `withoutBlur` did. */
function withBlur(page: Page): Promise<void> {
  return page.evaluate(() => void (document.adoptedStyleSheets = []))
}

/** The screen of the kit has a switch of its own; everything else follows the system. */
async function show(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme })
  if (page.url().endsWith('/kit')) {
    await page
      .getByRole('main')
      .first()
      .getByText(theme === 'light' ? 'Light' : 'Dark')
      .click()
  }
  await page.evaluate(settle)
}

/** Brings what fades or moves in to its end, and stops what goes on for long: half way nothing has its colours or its place. */
function settle(): void {
  for (const each of document.getAnimations()) {
    const endTime = Number(each.effect?.getComputedTiming().endTime)
    if (endTime > 2000) each.pause()
    else each.finish()
  }
}

async function loadLazyImages(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await Promise.allSettled([...document.images].map((image) => image.decode()))
  })
}
