import { expect, test } from './fixtures.ts'
import { choiceCookie } from './choice-cookie.ts'
import { LANDERS, PUBLIC_SCREENS } from './every-screen.ts'

test.use({ javaScriptEnabled: false })

test('every public page can be read without script: landing pages are read where they are tested [ROU-7] @night', async ({
  page,
}) => {
  for (const { path } of PUBLIC_SCREENS.filter((screen) => !LANDERS.includes(screen))) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect((await page.getByRole('main').innerText()).length, path).toBeGreaterThan(400)
    await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible()
  }
})

test('menus and answers open, and links lead on, without script @night', async ({ page }) => {
  await page.goto('/pages/faq')
  await page.getByText('Verlopen mijn credits?').click()
  await expect(page.getByText('Ze blijven van jou zolang je een account hebt.')).toBeVisible()

  await page.getByRole('banner').locator('summary').first().click()
  await page.getByRole('link', { name: 'Land en taal' }).click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Land en taal')
})

test('the login says that it needs script', async ({ page }) => {
  await page.goto('/login')

  const notice = page.locator('noscript p')
  await expect(notice).toBeVisible()
  await expect(notice).toHaveText('Om in te loggen heeft deze pagina JavaScript nodig.')
})

test.describe('a visitor who has not entered', () => {
  test.use({ hasEntered: false })

  test('is warned, enters to the same page and is not warned again; the page is closed until then [ENT-3]', async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'country', value: 'NL', url: baseURL! }])
    const warning = page.getByRole('dialog', { name: 'Belangrijke informatie' })
    for (const path of ['/?source=mail&lang=nl', '/login?target=/likes', '/landers/gallery']) {
      await context.clearCookies({ name: 'entry' })
      await page.goto(path)
      await expect(warning).toBeVisible()
      await expect(page.locator('#root[inert] h1')).toHaveCount(1)
      await page.keyboard.press('Tab')
      await expect(warning.getByRole('button')).toBeFocused()

      await page.keyboard.press('Enter')

      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page).toHaveURL(path)
      await expect(warning).toHaveCount(0)
      expect(await choiceCookie(context, 'entry')).toEqual({ value: '1', days: 365 })
    }

    await context.clearCookies({ name: 'entry' })
    await page.goto('/')
    await warning.getByRole('link', { name: 'voorwaarden' }).click()
    await expect(page).toHaveURL('/pages/terms')
    await expect(warning).toHaveCount(0)
    await page.goBack()
    await warning.getByRole('link', { name: 'Verlaat deze site' }).click()
    await expect(page).toHaveURL('about:blank')
  })
})

const WITH_BUTTON = [
  '/complaints',
  '/pages/ban',
  '/pages/ban?token=any',
  '/pages/ban?lift=any',
  '/reset-password',
  '/reset-password/do?token=any',
  '/undo-change?token=any',
  '/unsubscribe?token=any',
  '/account-deleted?token=any',
]

test('every other page whose button needs script says so', async ({ page }) => {
  for (const path of WITH_BUTTON) {
    await page.goto(path)

    await expect(page.getByRole('main').locator('button').last(), path).toBeDisabled()
    const notice = page.getByRole('main').locator('noscript p')
    await expect(notice, path).toBeVisible()
    await expect(notice, path).toHaveText('Hiervoor heeft deze pagina JavaScript nodig.')
  }
})

test('documents have true statuses [LAY-11]', async ({ request }) => {
  const statusOf = async (path: string) => (await request.get(path, { maxRedirects: 0 })).status()

  expect(await statusOf('/')).toBe(200)
  expect(await statusOf('/no-such-page')).toBe(404)
  expect(await statusOf('/pages/no-such-page')).toBe(404)
  const moved = await request.get('/pricing/?lang=en', { maxRedirects: 0 })
  expect(moved.status()).toBe(301)
  expect(moved.headers()['location']).toBe('/pricing?lang=en')
})

test('robots.txt and sitemap.xml name the public pages of this site [ROU-7]', async ({
  request,
  baseURL,
}) => {
  const robots = await (await request.get('/robots.txt')).text()
  const sitemap = await (await request.get('/sitemap.xml')).text()

  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
  const addresses = [...sitemap.matchAll(/<loc>(.+?)<\/loc>/g)].map(([, address]) => address)
  expect(addresses).toEqual(PUBLIC_SCREENS.map(({ path }) => baseURL + path))
  expect(sitemap).toContain(`hreflang="en" href="${baseURL}/pricing?lang=en"`)
})
