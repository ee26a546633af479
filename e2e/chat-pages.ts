import type { Browser, Locator, Page } from '@playwright/test'
import type { Db } from '#server/db/connect.ts'
import { cookieOf } from '#test/make.ts'
import { isAlive } from './is-alive.ts'
import type { Member } from './member-fixtures.ts'

type Entering = { readonly browser: Browser; readonly db: Db; readonly baseURL: string }

/** A browser of its own, in which this member is logged in. */
export async function enterOwn(around: Entering, member: Member): Promise<Page> {
  const { browser, db, baseURL } = around
  const context = await browser.newContext({
    baseURL,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  const [name = '', value = ''] = (await cookieOf(db, member.id)).split('=')
  await context.addCookies([
    { name, value, url: baseURL, httpOnly: true },
    { name: 'entry', value: '1', url: baseURL },
  ])
  return context.newPage()
}

/** Opens a page that is told what happens, and waits until it is. */
export async function openLive(page: Page, path: string): Promise<void> {
  const isListening = page.waitForResponse(/events\.php/)
  await page.goto(path)
  await page.waitForFunction(isAlive)
  await isListening
}

export function field(page: Page): Locator {
  return page.getByRole('textbox', { name: /^Bericht aan/ })
}

/** Writes and sends something by the button, which is how it is sent on phones too. */
export async function write(page: Page, text: string): Promise<void> {
  await field(page).fill(text)
  await page.getByRole('button', { name: /^Verstuur \d/ }).click()
}

/** A message of the open conversation by its words. */
export function message(page: Page, text: string): Locator {
  return page.getByRole('log').getByRole('listitem').filter({ hasText: text })
}

export async function act(page: Page, text: string, action: string): Promise<void> {
  await message(page, text).getByRole('button', { name: 'Meer over dit bericht' }).focus()
  await page.keyboard.press('Enter')
  const menu = page.getByRole('dialog', { name: 'Bericht' })
  await menu.getByRole('button', { name: action }).click()
}

/** How far an own message has come, in the words of its mark. */
export function mark(page: Page, text: string, label: string): Locator {
  return message(page, text).getByLabel(label, { exact: true })
}
