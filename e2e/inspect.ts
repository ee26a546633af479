import type { Page } from '@playwright/test'
import { axe } from './axe.ts'

/** Looks at a page in light and in dark: no accessibility violation, and a picture for people to look at. */
export async function inspect(page: Page, name: string, fullPage = true): Promise<void> {
  await loadLazyImages(page)
  for (const theme of ['light', 'dark'] as const) {
    await show(page, theme)
    await comeToRest(page)
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

/** Lets transitions end, and stops what would move for ever. */
async function settle(): Promise<void> {
  const moving = document.getAnimations()
  const isTransition = (each: Animation) => each instanceof CSSTransition
  await Promise.allSettled(moving.filter(isTransition).map(({ finished }) => finished))
  for (const each of moving) if (!isTransition(each)) each.pause()
}

async function loadLazyImages(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await Promise.allSettled([...document.images].map((image) => image.decode()))
  })
}

/** Waits for what fades or moves in: half way it has neither its colours nor its place. What moves for ever does not count. */
async function comeToRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const passing = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity)
    await Promise.allSettled(passing.map((animation) => animation.finished))
  })
}
