import type { Page } from '@playwright/test'
import { choiceCookie } from './choice-cookie.ts'
import { expect, test } from './fixtures.ts'

test.use({ hasEntered: false })

test('a visitor is told once about age, cost and fictional profiles [ENT-1, ENT-2]', async ({
  page,
  visit,
  context,
}) => {
  await visit('/')
  const warning = page.getByRole('dialog', { name: 'Belangrijke informatie' })

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

test('the focus stays in the warning until it is answered, and neither Escape nor the backdrop closes it [ENT-1]', async ({
  page,
  visit,
}) => {
  await visit('/')
  const warning = page.getByRole('dialog')
  await expect(warning.getByRole('heading')).toBeFocused()

  for (let press = 0; press < 6; press += 1) {
    await page.keyboard.press('Tab')
    const isOutside = await page.evaluate(
      () =>
        document.activeElement?.closest('dialog, body > *:not(#root)') === null &&
        document.activeElement !== document.body,
    )
    expect(isOutside).toBe(false)
  }
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Escape')
  await page.mouse.click(4, 4)

  await expect(warning).toBeVisible()
})

test('the warning is in the language of the visitor [ENT-2]', async ({ page, visit, inLocale }) => {
  await inLocale('en')
  await visit('/')
  const warning = page.getByRole('dialog', { name: 'Important information' })

  await expect(warning).toContainText('Only for people aged 18 and over')
  await expect(warning).toContainText(/From €\d\.\d\d a message/)
  await expect(warning).toContainText('There are fictional profiles')
  await expect(warning.getByRole('button', { name: 'I am 18+, continue' })).toBeVisible()
})

test('a visitor can read the terms first, or leave [ENT-2]', async ({ page, visit }) => {
  await visit('/')
  await page.getByRole('dialog').getByRole('link', { name: 'voorwaarden' }).click()
  await expect(page).toHaveURL(/\/pages\/terms$/)
  await expectNoWarning(page)

  await visit('/')
  await page.getByRole('dialog').getByRole('button', { name: 'Verlaat deze site' }).click()
  await expect(page).toHaveURL('about:blank')
})

test('members are not warned [ENT-1]', async ({ page, visit, login }) => {
  await login('free')
  await visit('/')

  await expectNoWarning(page)
})

test('the information pages are not behind the warning, nor is the HTML of any [ENT-2]', async ({
  page,
  visit,
}) => {
  for (const path of ['/pages/terms', '/pricing', '/complaints']) {
    await visit(path)
    await expectNoWarning(page)
  }
  const html = await (await page.request.get('/')).text()
  expect(html).not.toContain('<dialog')
  expect(html).toContain('Eén bericht kan genoeg zijn')
})

test('a site can switch the warning off [ENT-1]', async ({ page, baseURL }) => {
  await page.goto(baseURL!.replace('localhost', 'no-warning.localhost'))

  await expectNoWarning(page)
})

async function expectNoWarning(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}
