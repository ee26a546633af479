import { expect, test } from './fixtures.ts'

test.use({ javaScriptEnabled: false })

test('signup says that it needs script, on every width [SGN-1]', async ({ page }) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/signup')

    const notices = page.locator('noscript p')
    await expect(notices.filter({ visible: true })).toHaveText(
      'Om lid te worden heeft deze pagina JavaScript nodig.',
    )
  }
})

test('the quick start leads to signup from the plain HTML, too [SGN-1]', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Gratis beginnen' }).click()

  await expect(page).toHaveURL('/signup?gender=male&seeks=female')
})
