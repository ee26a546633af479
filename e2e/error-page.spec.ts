import { expect, test } from './fixtures.ts'

test.use({ expectedErrors: /status of 404.*(no-such-page|online\.php|members\/)/ })

test('an unknown address says so with a 404 and leads back [LAY-11]', async ({ page }) => {
  const reply = await page.goto('/no-such-page?lang=en')

  expect(reply?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be found')
  await expect(page).toHaveTitle('This page could not be found · Vonk')
  await page.getByRole('link', { name: 'Back to the home page' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('spark')
})

test('an unknown address and a member that nobody knows say so in Dutch and leave the tab as the server named it, for members as well [LAY-11] @night', async ({
  page,
  visit,
  login,
}) => {
  for (const id of ['abc', '00000000-0000-4000-8000-000000000000']) {
    await visit(`/members/${id}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deze pagina is niet gevonden')
    await expect(page).toHaveTitle('Deze pagina is niet gevonden · Vonk')
  }

  await login('free')
  await visit('/pages/no-such-page')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deze pagina is niet gevonden')
  await expect(page.getByRole('link', { name: 'Terug naar de beginpagina' })).toBeVisible()
  await expect(page.getByRole('banner').locator('details')).toHaveCount(2)
})

test('an error inside the application leaves a page with words and a way out [LAY-11]', async ({
  page,
  visit,
}) => {
  await visit('/pricing')
  await page.route('**/api/**', (route) => route.fulfill({ status: 404, json: {} }))

  await page.getByRole('banner').getByRole('link').first().click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Er ging iets mis')
  await expect(page).toHaveTitle('Er ging iets mis · Vonk')
  await expect(page.getByRole('button', { name: 'Opnieuw proberen' })).toBeVisible()
})
