import { type Page, test } from '@playwright/test'
import { axe } from './axe.ts'
import { picture } from './picture.ts'
import { DESKTOP, PHONE } from './windows.ts'

const THEMES = ['light', 'dark'] as const

/**
 * Looks at a page as it is, in light and in dark: no accessibility violation, and a picture for people to look at. What is
 * looked at on phones, too, has the same colours in a larger window: there the dark is left to the phone.
 */
export async function inspect(page: Page, name: string, fullPage = true): Promise<void> {
  await look(page, name, { fullPage, isDarkKnown: isLeftToPhone() })
}

/** Looks at the same page in a larger window, after it was looked at on a phone. */
export async function inspectLarger(page: Page, name: string, fullPage = true): Promise<void> {
  await look(page, name, { fullPage, isDarkKnown: true })
}

async function look(page: Page, name: string, { fullPage, isDarkKnown }: How): Promise<void> {
  await withBlur(page)
  if (process.env['PICTURES'] === 'yes') await loadLazyImages(page)
  for (const theme of THEMES) {
    if (theme === 'dark' && isDarkKnown && process.env['PICTURES'] !== 'yes') continue
    await show(page, theme)
    // In the dark nothing is different but the colours.
    await axe(page, theme === 'dark' ? ['color-contrast'] : null)
    await picture(page, `${name}-${theme}`, fullPage)
  }
}

type How = { readonly fullPage: boolean; readonly isDarkKnown: boolean }

/** The same on a phone and in a larger window, one after the other, for journeys that are made on a phone only. */
export async function inspectBoth(page: Page, name: string, fullPage = true): Promise<void> {
  await page.setViewportSize(DESKTOP.viewport)
  await inspectLarger(page, `${name}-desktop`, fullPage)
  await page.setViewportSize(PHONE.viewport)
  await inspect(page, `${name}-phone`, fullPage)
}

/** Whether the same test runs on the phone, and this is a larger window. */
function isLeftToPhone(): boolean {
  const { project, config, file } = test.info()
  const onPhones = config.projects.find((each) => each.name === 'phone')?.testMatch
  const isOnBoth = onPhones instanceof RegExp && onPhones.test(file)
  return isOnBoth && project.name !== 'phone'
}

/** Takes back what `withoutBlur` did. */
function withBlur(page: Page): Promise<void> {
  return page.evaluate(() => void (document.adoptedStyleSheets = []))
}

/** The screen of the kit has a switch of its own; everything else follows the system. */
async function show(page: Page, theme: (typeof THEMES)[number]): Promise<void> {
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
