import type { Page } from '@playwright/test'
import { HOME, pathTo } from '#contract/routes.ts'
import { DEMO_LOGINS } from '#server/demo/identity.ts'
import { goOffline, goOnline } from './connection.ts'
import { expect, test } from './fixtures.ts'

const { password, emails } = DEMO_LOGINS
const home = pathTo(HOME)

test.use({ expectedErrors: /status of (403|503)|ERR_INTERNET_DISCONNECTED|ERR_FAILED/ })

test('the keyboard alone logs in, the right password leads home, a member has no use for the login, and logging out leads to the first page [AUT-1, ROU-5, ROU-6, LAY-9]', async ({
  page,
  visit,
  context,
}) => {
  await visit('/login')
  const email = page.getByLabel('E-mailadres')
  while (!(await email.evaluate((field) => field === document.activeElement)))
    await page.keyboard.press('Tab')
  await page.keyboard.type(emails.free)
  await page.keyboard.press('Tab')
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL(home)
  const session = (await context.cookies()).find(({ name }) => name === 'session')
  expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
  await visit('/login')
  await expect(page).toHaveURL(home)
  const menu = page.getByRole('banner').locator('details').last()
  await menu.locator('summary').click()
  await menu.getByRole('button', { name: 'Uitloggen' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Inloggen' })).toBeVisible()
  const { user } = (await (await page.request.get('/api/user.php')).json()) as { user: unknown }
  expect(user).toBeNull()
})

test('what cannot be says so: empty fields, then a wrong password as an unknown address; what was typed stays and can be shown [AUT-3] @night', async ({
  page,
  visit,
}) => {
  await visit('/login')
  const [email, secret] = [
    page.getByLabel('E-mailadres'),
    page.getByLabel('Wachtwoord', { exact: true }),
  ]

  await submit(page)
  await expect(email).toHaveAccessibleDescription('Vul je e-mailadres in.')
  await expect(secret).toHaveAccessibleDescription('Vul je wachtwoord in.')
  await expect(email).toBeFocused()
  await email.fill('noor')
  await submit(page)
  await expect(email).toHaveAccessibleDescription(
    'Dit lijkt geen e-mailadres. Controleer het even.',
  )
  await email.fill(emails.free)
  await submit(page)
  await expect(email).toHaveAccessibleDescription('')
  await expect(secret).toBeFocused()

  for (const each of [emails.free, 'nobody@example.com']) {
    await logIn(page, each, 'not my password')
    await expect(page.getByRole('alert')).toHaveText('Login mislukt, probeer opnieuw')
  }
  await expect(page).toHaveURL('/login')
  await expect(email).toHaveValue('nobody@example.com')
  await page.getByRole('button', { name: 'Wachtwoord tonen' }).click()
  await expect(secret).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Wachtwoord verbergen' }).click()
  await expect(secret).toHaveAttribute('type', 'password')
})

test('what is safe to repeat is repeated until it works; a login is not sent twice, says that the site or the connection is away, and keeps what was typed [LIV-2]', async ({
  page,
  visit,
}) => {
  await visit('/pages/terms')
  const asked: string[] = []
  await page.route('**/api/*', async (route) => {
    asked.push(route.request().url())
    return asked.length < 3 ? route.abort() : route.continue()
  })
  await page.getByRole('banner').getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('vonk')
  expect(asked.length).toBe(3)
  await page.unroute('**/api/*')

  const sent: string[] = []
  await page.route('**/api/user.php', (route) => {
    sent.push(route.request().method())
    return route.fulfill({
      status: 503,
      json: { error: { code: 'SERVICE_UNAVAILABLE' }, request_id: 'none' },
    })
  })
  await page.getByRole('banner').getByRole('link', { name: 'Inloggen' }).click()
  await logIn(page, emails.free, password)
  await expect(page.getByRole('alert')).toHaveText(
    'De site is even niet bereikbaar. Probeer het over een paar tellen opnieuw.',
  )
  expect(sent).toEqual(['POST'])
  await page.unroute('**/api/user.php')
  await goOffline(page)
  await submit(page)
  await expect(page.getByRole('alert')).toHaveText(
    'Je bent offline. Controleer je verbinding en probeer het opnieuw.',
  )
  await goOnline(page)
  await submit(page)

  await expect(page).toHaveURL(home)
})

test('the login leads to where the visitor wanted to go, and to no other site, whatever the address says [ROU-5] [ROU-6] @night', async ({
  page,
  visit,
  context,
}) => {
  await visit('/notifications')
  await expect(page).toHaveURL('/login?target=%2Fnotifications')
  await logIn(page, emails.premium, password)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Instellingen')
  await context.clearCookies({ name: 'session' })

  // What else there is to try is tried where the target is read.
  await visit(`/login?target=${encodeURIComponent('//evil.example')}`)
  await page.getByRole('button', { name: 'Gratis lid' }).click()
  await expect(page).toHaveURL(home)
})

async function logIn(page: Page, email: string, secret: string): Promise<void> {
  await page.getByLabel('E-mailadres').fill(email)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(secret)
  await submit(page)
}

function submit(page: Page): Promise<void> {
  return page.getByRole('main').getByRole('button', { name: 'Inloggen', exact: true }).click()
}
