import { expect, test } from './fixtures.ts'
import { inspect } from './inspect.ts'

test('the entry warning is whole in light and dark [LAY-9]', async ({ page, visit, context }, {
  project,
}) => {
  await context.clearCookies()
  await visit('/')
  await expect(page.getByRole('dialog')).toBeVisible()

  await inspect(page, `entry-warning-${project.name}`, false)
})

test('an open language menu is whole in light and dark [LAY-9]', async ({ page, visit }, {
  project,
}) => {
  await visit('/pricing')
  await page.getByRole('banner').locator('summary').click()
  await expect(page.getByRole('button', { name: 'English' })).toBeVisible()

  await inspect(page, `language-menu-${project.name}`, false)
})

test('the first page of a member, with the account menu open, is whole [LAY-9]', async ({
  page,
  visit,
  login,
}, { project }) => {
  await login('free')
  await visit('/')
  await page.getByRole('banner').locator('summary').last().click()
  await expect(page.getByRole('button', { name: 'Uitloggen' })).toBeVisible()

  await inspect(page, `account-menu-${project.name}`, false)
})

test('a login with mistakes is whole in light and dark [LAY-9]', async ({ page, visit }, {
  project,
}) => {
  await visit('/login')
  await page.getByRole('main').getByRole('button', { name: 'Inloggen' }).click()
  await expect(page.getByText('Vul je wachtwoord in.')).toBeVisible()

  await inspect(page, `login-mistakes-${project.name}`, false)
})

test('a FAQ search with and without hits is whole [LAY-9]', async ({ page, visit }, {
  project,
}) => {
  await visit('/pages/faq')
  const search = page.getByLabel('Zoek in de vragen')

  await search.fill('credits')
  await inspect(page, `faq-hits-${project.name}`, false)
  await search.fill('onderzeeboot')
  await inspect(page, `faq-empty-${project.name}`, false)
})
