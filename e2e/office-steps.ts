import type { Page } from '@playwright/test'
import { rounds } from '#test/rounds.ts'
import { axe, type Rules } from './axe.ts'
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

/**
 * How a screen of the office is looked at: nothing but its colours is different in the dark, and few rules are about how much
 * room there is. At night every rule is asked for everywhere.
 */
const LOOKS: readonly Look[] = rounds<readonly Look[]>({
  landing: [
    { size: [1440, 900], theme: 'light', rules: 'all' },
    { size: [1440, 900], theme: 'dark', rules: 'contrast' },
    { size: [390, 844], theme: 'light', rules: 'all but contrast' },
  ],
  night: [
    { size: [1440, 900], theme: 'light', rules: 'all' },
    { size: [1440, 900], theme: 'dark', rules: 'all' },
    { size: [390, 844], theme: 'light', rules: 'all' },
    { size: [390, 844], theme: 'dark', rules: 'all' },
  ],
})
const WIDTHS = rounds({ landing: [320, 1024, 1920], night: [320, 390, 768, 1024, 1200, 1920] })

type Look = {
  readonly size: readonly [width: number, height: number]
  readonly theme: 'light' | 'dark'
  readonly rules: Rules
}

/** Whether a screen of the office is whole: for whom cannot see it, in both themes, at every width. */
export async function inspectOffice(page: Page): Promise<void> {
  for (const { size, theme, rules } of LOOKS) {
    const [width, height] = size
    await page.setViewportSize({ width, height })
    await page.emulateMedia({ colorScheme: theme })
    await axe(page, rules)
  }
  for (const width of WIDTHS) expect(await overflow(page, width)).toBe(0)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.emulateMedia({ colorScheme: 'light' })
}
