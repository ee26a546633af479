import { type CDPSession, expect, type Locator, type Page } from '@playwright/test'
import { atRest } from './at-rest.ts'
import { inspect, inspectLarger } from './inspect.ts'

/** The kinds of window, and the edge of each, where it is most in danger. */
const WINDOWS = {
  phone: { width: 390, height: 844, isPhone: true },
  smallest: { width: 320, height: 800, isPhone: true },
  desktop: { width: 1280, height: 880, isPhone: false },
  widest: { width: 1920, height: 800, isPhone: false },
} as const

type Name = keyof typeof WINDOWS
export type Windows = { readonly page: Page; readonly showIn: (name: Name) => Promise<void> }

/** Makes one page a phone's and a desktop's in turn, with a finger and without one: what it shows is not begun anew. */
export async function openWindows(page: Page): Promise<Windows> {
  const session = await page.context().newCDPSession(page)
  const showIn = async (name: Name) => {
    await turn(session, WINDOWS[name])
    await atRest(page)
  }
  return { page, showIn }
}

async function turn(session: CDPSession, { width, height, isPhone }: Window): Promise<void> {
  const size = { width, height, screenWidth: width, screenHeight: height, deviceScaleFactor: 1 }
  await session.send('Emulation.setDeviceMetricsOverride', { ...size, mobile: isPhone })
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: isPhone })
}

type Window = (typeof WINDOWS)[Name]

/** Demands that a page is whole on a phone, in light and dark and down to the smallest, and on a desktop up to the widest. */
export async function inspectInBoth(windows: Windows, name: string): Promise<void> {
  await inspectOnPhone(windows, name)
  await windows.showIn('desktop')
  await inspectOnDesktop(windows, name)
}

/** The same for something that was opened on a phone and stays open in a larger window; its page is looked at elsewhere. */
export async function inspectOpened(
  { page, showIn }: Windows,
  name: string,
  opened: Locator,
): Promise<void> {
  await expect(opened).toBeVisible()
  await inspect(page, `${name}-phone`, false)
  await showIn('desktop')
  await expect(opened).toBeVisible()
  await inspectLarger(page, `${name}-desktop`, false)
  await showIn('phone')
}

/** The first half of it, for a page that is shown on a phone. */
export async function inspectOnPhone({ page, showIn }: Windows, name: string): Promise<void> {
  await inspect(page, `${name}-phone`)
  await showIn('smallest')
  expect(await beyondEdge(page, 'smallest'), name).toBe(0)
}

export async function inspectOnDesktop({ page, showIn }: Windows, name: string): Promise<void> {
  await inspectLarger(page, `${name}-desktop`)
  await showIn('widest')
  expect(await beyondEdge(page, 'widest'), name).toBe(0)
}

/** Not against the window itself: a phone zooms out until everything is in it. */
function beyondEdge(page: Page, name: Name): Promise<number> {
  const { width } = WINDOWS[name]
  return page.evaluate((edge) => document.documentElement.scrollWidth - edge, width)
}
