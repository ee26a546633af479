import type { Page } from '@playwright/test'
import { axe } from './axe.ts'

/** Looks at a page in light and in dark: no accessibility violation, and a picture for people to look at. */
export async function inspect(page: Page, name: string, fullPage = true): Promise<void> {
  await loadLazyImages(page)
  for (const theme of ['light', 'dark'] as const) {
    await show(page, theme)
    await axe(page)
    await page.screenshot({ path: `test-results/screens/${name}-${theme}.png`, fullPage })
  }
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

/** Lets what fades or moves in end, and stops what would move for ever: half way nothing has its colours or its place. */
async function settle(): Promise<void> {
  const moving = document.getAnimations()
  const isEndless = (each: Animation) => each.effect?.getComputedTiming().iterations === Infinity
  await Promise.allSettled(
    moving.filter((each) => !isEndless(each)).map(({ finished }) => finished),
  )
  for (const each of moving) if (isEndless(each)) each.pause()
}

async function loadLazyImages(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await Promise.allSettled([...document.images].map((image) => image.decode()))
  })
}
