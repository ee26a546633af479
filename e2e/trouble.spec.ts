import { PASSWORD } from '#test/make.ts'
import { expect, test as base } from './fixtures.ts'
import { untilAlive } from './is-alive.ts'
import { startStrictProduct, type StrictProduct } from './start/strict-product.ts'

const test = base.extend<object, { strict: StrictProduct }>({
  strict: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it what is needed
    async ({}, give) => {
      const product = await startStrictProduct()
      await give(product)
      await product.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ strict }, give) => give(strict.baseURL),
})

test.describe.configure({ mode: 'default' })
test.use({ expectedErrors: /status of (429|503)/ })

test('ten wrong passwords lock the account for 15 minutes, and the form says so [AUT-4] @night', async ({
  page,
  visit,
  strict,
}) => {
  const tries = Array.from({ length: 10 }, () =>
    page.request.post('/api/user.php', {
      headers: { 'x-request-type': 'client' },
      data: { email: strict.email, password: 'not my password' },
    }),
  )
  for (const reply of await Promise.all(tries)) expect(reply.status()).toBe(403)

  await visit('/login')
  await page.getByLabel('E-mailadres').fill(strict.email)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD)
  await page.getByRole('main').getByRole('button', { name: 'Inloggen', exact: true }).click()
  // A slow machine may be a minute or two later.
  await expect(page.getByRole('alert')).toHaveText(
    /^Te veel foute pogingen, account voor 1[0-5] min geblokkeerd\.$/,
  )
})

test('while the database is away pages say so with a 503, and come back [LAY-11]', async ({
  page,
  context,
  visit,
  strict,
  inLocale,
}) => {
  await visit('/')
  strict.cutOff()

  const reply = await page.goto('/')
  expect(reply?.status()).toBe(503)
  expect(reply?.headers()['retry-after']).toBe('2')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We zijn zo terug')
  await expect(page).toHaveTitle('We zijn zo terug · Vonk')
  // The server cannot know whose session this is, so it sends no visitor to the login either.
  await context.addCookies([{ name: 'session', value: 'x'.repeat(43), url: strict.baseURL }])
  expect((await page.goto('/profile'))?.status()).toBe(503)
  await inLocale('en')
  await visit('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We’ll be right back')

  await strict.reconnect()
  await expect(async () => {
    await untilAlive(page)
    const isLoaded = page.waitForEvent('load')
    await page.getByRole('button', { name: 'Try again' }).click()
    await isLoaded
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain('spark')
  }).toPass()
})
