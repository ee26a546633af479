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

test('open menus, a login with mistakes and a search of the FAQ are whole in light and dark [LAY-9]', async ({
  page,
  visit,
  login,
}, { project }) => {
  const look = (name: string) => inspect(page, `${name}-${project.name}`, false)
  await visit('/pages/faq')
  const search = page.getByLabel('Zoek in de vragen')
  await search.fill('credits')
  await expect(page.getByRole('article').getByRole('status')).toHaveText(/^\d+ vragen gevonden$/)
  await look('faq-hits')
  await search.fill('onderzeeboot')
  await expect(page.getByRole('heading', { name: 'Geen vraag gevonden' })).toBeVisible()
  await look('faq-empty')

  await page.getByRole('banner').getByRole('link', { name: 'Inloggen' }).click()
  await page.getByRole('main').getByRole('button', { name: 'Inloggen' }).click()
  await expect(page.getByText('Vul je wachtwoord in.')).toBeVisible()
  await look('login-mistakes')
  await page.getByRole('banner').locator('summary').click()
  await expect(page.getByRole('button', { name: 'English' })).toBeVisible()
  await look('language-menu')

  await login('free')
  await visit('/')
  await page.getByRole('banner').locator('summary').last().click()
  await expect(page.getByRole('button', { name: 'Uitloggen' })).toBeVisible()
  await look('account-menu')
})
