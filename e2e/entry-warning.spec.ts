import type { Page } from '@playwright/test'
import { axe } from './axe.ts'
import { choiceCookie } from './choice-cookie.ts'
import { expect, test } from './fixtures.ts'

test.use({ hasEntered: false })

test('a visitor is told once about age, cost and fictional profiles, can read the terms first or leave, and nothing else closes the warning or takes its focus [ENT-1, ENT-2]', async ({
  page,
  visit,
  context,
}) => {
  const warning = page.getByRole('dialog', { name: 'Belangrijke informatie' })
  await visit('/')
  await expect(warning.getByRole('heading')).toBeFocused()
  for (let press = 0; press < 6; press += 1) {
    await page.keyboard.press('Tab')
    expect(await page.evaluate(isFocusOutside)).toBe(false)
  }
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Escape')
  await page.mouse.click(4, 4)
  await expect(warning).toBeVisible()
  await warning.getByRole('link', { name: 'voorwaarden' }).click()
  await expect(page).toHaveURL(/\/pages\/terms$/)
  await expectNoWarning(page)

  await visit('/')
  await warning.getByRole('link', { name: 'Verlaat deze site' }).click()
  await expect(page).toHaveURL('about:blank')

  await visit('/')
  await expect(warning).toContainText('Alleen voor 18 jaar en ouder')
  await expect(warning).toContainText(/Vanaf €\s\d,\d\d per bericht/)
  await expect(warning).toContainText('Er zijn fictieve profielen')
  await expect(warning).toContainText('afspreken kan niet')
  await warning.getByRole('button', { name: 'Ik ben 18+, ga verder' }).click()
  await expect(warning).toBeHidden()
  await expect.poll(() => choiceCookie(context, 'entry')).toEqual({ value: '1', days: 365 })
  await visit('/login')
  await expectNoWarning(page)
})

/** Runs in the page. */
function isFocusOutside(): boolean {
  return (
    document.activeElement?.closest('dialog, body > *:not(#root)') === null &&
    document.activeElement !== document.body
  )
}

test('the warning is in the language of the visitor; members are not warned, nor is anybody where a site switched it off or on information pages [ENT-1, ENT-2] @night', async ({
  page,
  visit,
  inLocale,
  login,
  baseURL,
}) => {
  for (const path of ['/pages/terms', '/pricing', '/complaints']) {
    await visit(path)
    await expectNoWarning(page)
  }

  await inLocale('en')
  await visit('/')
  const warning = page.getByRole('dialog', { name: 'Important information' })
  await expect(warning).toContainText('For people aged 18 and over only')
  await expect(warning).toContainText(/From €\d\.\d\d a message/)
  await expect(warning).toContainText('Some profiles are fictional')
  await expect(warning.getByRole('button', { name: 'I’m 18 or over, continue' })).toBeVisible()

  await visit(baseURL!.replace('localhost', 'no-warning.localhost'))
  await expectNoWarning(page)
  await login('free')
  await visit('/')
  await expectNoWarning(page)
})

test('the warning stands in the HTML over the whole page, which is closed to presses and keys until one enters, and is gone before the application comes [ENT-3]', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'country', value: 'NL', url: baseURL! }])
  await page.route(/entry-client/, () => {})
  for (const path of ['/', '/landers/gallery']) {
    await context.clearCookies({ name: 'entry' })
    await page.goto(path, { waitUntil: 'commit' })
    const warning = page.getByRole('dialog', { name: 'Belangrijke informatie' })
    await expect(warning).toContainText(/Vanaf €\s\d,\d\d per bericht/)
    await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeAttached()
    await expect(warning.getByRole('heading')).toBeFocused()
    for (let press = 0; press < 4; press += 1) {
      await page.keyboard.press('Shift+Tab')
      expect(await page.evaluate(isFocusOutside)).toBe(false)
    }
    await page.keyboard.press('Escape')
    await axe(page)

    await warning.getByRole('button', { name: 'Ik ben 18+, ga verder' }).press('Enter')

    await expect(warning).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.poll(() => choiceCookie(context, 'entry')).toEqual({ value: '1', days: 365 })
    await page.reload({ waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(warning).toHaveCount(0)
  }
})

test('whoever entered meanwhile is not asked again by a page that is older, nor where one goes on to it [ENT-3] @night', async ({
  page,
  visit,
  context,
  baseURL,
}) => {
  const warning = page.getByRole('dialog')
  const html = await (await page.request.get('/')).text()
  expect(html).toContain('<dialog')
  await context.addCookies([{ name: 'entry', value: '1', url: baseURL! }])
  await page.route(/[?]older/, (route) =>
    route.fetch({ headers: { cookie: '' } }).then((response) => route.fulfill({ response })),
  )
  await visit('/?older')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(warning).toHaveCount(0)

  await context.clearCookies()
  await visit('/pages/faq')
  await page.getByRole('banner').getByRole('link').first().click()
  await expect(page).toHaveURL('/')
  await warning.getByRole('button', { name: 'Ik ben 18+, ga verder' }).click()
  await expect(warning).toHaveCount(0)
})

async function expectNoWarning(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}
