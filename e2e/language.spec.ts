import { readFileSync } from 'node:fs'
import type { Page, Request } from '@playwright/test'
import { choiceCookie } from './choice-cookie.ts'
import { PASSWORD } from '#test/make.ts'
import { expect, test } from './member-fixtures.ts'

test('the first visit is in the language of the domain, and a lang query decides for that view and is kept for 365 days [LOC-3]', async ({
  page,
  visit,
  context,
}) => {
  await visit('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl')
  expect(await choiceCookie(context, 'locale')).toBeNull()

  await visit('/login?lang=en')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Good to see you again')
  await visit('/login')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  expect(await choiceCookie(context, 'locale')).toEqual({ value: 'en', days: 365 })
})

test('switching the language needs no page load and no other language [LOC-2, LOC-4]', async ({
  page,
  visit,
  context,
}) => {
  const requested = watchTexts(page)
  await visit('/login')
  expect(requested.locales()).toEqual(['nl'])
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))

  const menu = page.getByRole('banner').locator('details').first()
  await menu.locator('summary').click()
  await expect(menu.getByRole('button')).toHaveText(['Nederlands', 'English'])
  await menu.getByRole('button', { name: 'English' }).click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Good to see you again')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page).toHaveTitle('Log in · Vonk')
  expect(requested.locales()).toEqual(['en', 'nl'])
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
  await expect.poll(() => choiceCookie(context, 'locale')).toEqual({ value: 'en', days: 365 })
})

test('a choice wins over the language in the address, for long texts as well and after a reload [LOC-4] @night', async ({
  page,
  visit,
}) => {
  await visit('/pages/terms?lang=fr')

  await choose(page, 'English')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms and conditions')
  await expect(page.getByRole('article')).toContainText('Who the site is for')
  await expect(page).toHaveURL('/pages/terms')
  await page.reload()

  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test('the language of a member is kept in the account [LOC-4]', async ({
  page,
  visit,
  login,
  context,
}) => {
  await login('new')
  await visit('/pricing')

  const saved = page.waitForResponse((reply) => reply.request().method() === 'PUT')
  await choose(page, 'English')
  await saved

  await context.clearCookies({ name: 'locale' })
  await visit('/pricing')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test('a language that was chosen before the login is the account’s from then on [LOC-4] [LOC-8] @night', async ({
  page,
  visit,
  newMember,
  db,
}) => {
  const { id, email } = await newMember()
  await visit('/login?lang=en')

  await logIn(page, email)

  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  const kept = db.selectFrom('member').select('language').where('id', '=', id)
  await expect.poll(() => kept.executeTakeFirst()).toEqual({ language: 'en' })
})

test('where none was chosen the login brings the language of the account [LOC-4] @night', async ({
  page,
  visit,
  newMember,
}) => {
  const { email } = await newMember({ language: 'de' })
  await visit('/login')

  await logIn(page, email)

  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('there is no language dropdown where one language is offered [LOC-4]', async ({
  page,
  baseURL,
}) => {
  await page.goto(`${baseURL!.replace('localhost', 'one-language.localhost')}/pricing`)

  await expect(page.getByRole('banner').getByRole('link', { name: 'Inloggen' })).toBeVisible()
  await expect(page.getByRole('banner').locator('details')).toHaveCount(0)
})

test('one press on /lang-config sets country and language [LOC-5]', async ({
  page,
  visit,
  context,
}) => {
  await visit('/lang-config')
  const belgium = page.getByRole('group', { name: 'België' })
  await expect(belgium.getByRole('button')).toHaveText(['Nederlands', 'Français', 'Deutsch'])

  await belgium.getByRole('button', { name: 'Français' }).click()

  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  const chosen = page
    .getByRole('group', { name: 'Belgique' })
    .getByRole('button', { name: 'Français' })
  await expect(chosen).toHaveAttribute('aria-pressed', 'true')
  for (const [name, value] of Object.entries({ country: 'BE', locale: 'fr' }))
    await expect.poll(() => choiceCookie(context, name)).toEqual({ value, days: 365 })
  await page.reload()
  await expect(chosen).toHaveAttribute('aria-pressed', 'true')
})

async function choose(page: Page, language: string): Promise<void> {
  const menu = page.getByRole('banner').locator('details').first()
  await menu.locator('summary').click()
  await menu.getByRole('button', { name: language }).click()
}

/** In which languages the browser asked for texts, by the names that the build gave their files. */
function watchTexts(page: Page) {
  const manifest = JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8')) as Record<
    string,
    { file: string }
  >
  const files = Object.entries(manifest).flatMap(([source, { file }]) => {
    const locale = /(?:messages|content)\/(\w\w)\//.exec(source)?.[1]
    return locale ? [[`/${file}`, locale] as const] : []
  })
  const seen = new Set<string>()
  page.on('request', (request: Request) => {
    const { pathname } = new URL(request.url())
    for (const [file, locale] of files) if (file === pathname) seen.add(locale)
  })
  return { locales: () => [...seen].toSorted() }
}

async function logIn(page: Page, email: string): Promise<void> {
  await page.locator('[name=email]').fill(email)
  await page.locator('[name=password]').fill(PASSWORD)
  await page.locator('form [type=submit]').click()
  await page.waitForURL((url) => url.pathname !== '/login')
}
