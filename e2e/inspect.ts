import { expect, type Locator, type Page } from '@playwright/test'
import { rounds } from '#test/rounds.ts'
import { atRest } from './at-rest.ts'
import { axe, type Rules } from './axe.ts'
import { overflow } from './overflow.ts'
import { picture } from './picture.ts'
import { DESKTOP, PHONE } from './windows.ts'

const THEMES = ['light', 'dark'] as const
const SIZES = { phone: PHONE.viewport, desktop: DESKTOP.viewport }
export type Kind = keyof typeof SIZES

/**
 * Contrast is most of what is looked at, and takes most of the time. In the dark nothing is different but the colours; what is light
 * has its colours looked at with the room of a desktop, and at night on phones, too.
 */
const IS_LIGHT_WHOLE = { phone: rounds({ landing: false, night: true }), desktop: true } as const

/** The widths at which each kind of window is most in danger. */
const EDGES = { phone: 320, desktop: 1920 }

/** Looks at a page as it is, in light and in dark: no accessibility violation, and a picture for people to look at. */
export async function inspect(page: Page, name: string, fullPage = true): Promise<void> {
  await look(page, name, { kind: 'desktop', fullPage, isDarkKnown: false })
}

/** Gives a phone the room of a desktop, or takes it back: what it shows is not begun anew, and there is still no mouse. */
export async function showIn(page: Page, kind: Kind): Promise<void> {
  if (page.viewportSize()?.width === SIZES[kind].width) return
  await page.setViewportSize(SIZES[kind])
  await atRest(page)
}

/**
 * Demands that a phone's page, or what was opened on it, is whole in light and dark, and with the room of a desktop.
 * Afterwards it has the room of a phone again.
 */
export async function inspectInBoth(page: Page, name: string, opened?: Locator): Promise<void> {
  for (const kind of ['phone', 'desktop'] as const) {
    await showIn(page, kind)
    if (opened) await expect(opened).toBeVisible()
    await inspectIn(page, kind, name, { isPage: opened === undefined })
  }
  await showIn(page, 'phone')
}

/**
 * Demands the same in one of the two, whose room is there already. A whole page must also fit the narrowest phone or the widest
 * desktop, and is left in that window.
 */
export async function inspectIn(
  page: Page,
  kind: Kind,
  name: string,
  { isPage = true, isDarkKnown = kind === 'desktop' } = {},
): Promise<void> {
  await look(page, `${name}-${kind}`, { kind, fullPage: isPage, isDarkKnown })
  if (isPage) await expectToFit(page, kind, name)
}

/** Demands that a page fits the narrowest phone or the widest desktop, and leaves it in that window. */
export async function expectToFit(page: Page, kind: Kind, name: string): Promise<void> {
  expect(await overflow(page, EDGES[kind]), `${name} on a ${kind}`).toBe(0)
}

async function look(page: Page, name: string, how: How): Promise<void> {
  const arePicturesWanted = process.env['PICTURES'] === 'yes'
  const rules = rulesFor(how)
  await withBlur(page)
  if (arePicturesWanted) await loadLazyImages(page)
  for (const theme of THEMES) {
    if (!rules[theme] && !arePicturesWanted) continue
    await show(page, theme)
    if (rules[theme]) await axe(page, rules[theme])
    await picture(page, `${name}-${theme}`, how.fullPage)
  }
}

/** What is asked in which colours: every rule in one of them, and where light is not asked for its own, all at once in the dark. */
function rulesFor({ kind, isDarkKnown }: How): { readonly [T in (typeof THEMES)[number]]?: Rules } {
  const light = IS_LIGHT_WHOLE[kind] ? 'all' : 'all but contrast'
  if (isDarkKnown) return { light }
  return IS_LIGHT_WHOLE[kind] ? { light, dark: 'contrast' } : { dark: 'all' }
}

type How = { readonly kind: Kind; readonly fullPage: boolean; readonly isDarkKnown: boolean }

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
