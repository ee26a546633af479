import type { APIRequestContext, Page } from '@playwright/test'
import { PASSWORD } from '#test/make.ts'
import { inspect } from './inspect.ts'
import { expect, type Member, test } from './member-fixtures.ts'

const NEW = 'twaalf stille bruggen'

test.use({ expectedErrors: /status of (403|409|410)/ })

test('a new address needs the password, and without it all stays as it was; that of somebody else is refused, and it counts when its link is opened, once [AUT-6] [ACC-10] [A8] [LAY-9]', async ({
  page,
  visit,
  newMember,
  enterAs,
  findLink,
  openLink,
}, { project }) => {
  const [member, taken] = [await newMember(), await newMember()]
  const wish = `new-${member.email}`
  await enterAs(member)
  await visit('/notifications')
  const dialog = page.getByRole('dialog', { name: 'Even controleren of jij het bent' })
  const field = page.getByLabel('Nieuw e-mailadres')
  const send = page.getByRole('button', { name: 'Link sturen' })

  await askForAddress(page, wish)
  await dialog.getByRole('button', { name: 'Annuleren' }).first().click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(field).toHaveValue(wish)
  await expect(send).not.toHaveAttribute('aria-busy')

  await send.click()
  await dialog.getByRole('button', { name: 'Verder' }).click()
  await expect(dialog.getByLabel('Wachtwoord', { exact: true })).toHaveAccessibleDescription(
    'Vul je wachtwoord in.',
  )
  await confirm(page, 'not my password')
  await expect(dialog.getByLabel('Wachtwoord', { exact: true })).toHaveAccessibleDescription(
    'Dit wachtwoord klopt niet. Probeer het opnieuw.',
  )
  await confirm(page, PASSWORD)
  await expect(page.getByText(`${wish} is nog niet bevestigd.`)).toBeVisible()
  await visit('/notifications')
  await expect(page.getByText(`${wish} is nog niet bevestigd.`)).toBeVisible()
  await askForAddress(page, taken.email)
  await expect(field).toHaveAccessibleDescription(
    'Dit e-mailadres heeft al een account op deze site.',
  )

  // A mail scanner looks first, without a browser: that changes nothing.
  await page.request.get(await findLink(wish, '/mail-change/do'))
  await openLink(wish, '/mail-change/do')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Je e-mailadres is gewijzigd')
  await expect(page.getByText(`Voortaan log je in met ${wish}.`)).toBeVisible()
  await page.getByRole('link', { name: 'Naar je instellingen' }).click()
  await expect(page.getByText(wish, { exact: true })).toBeVisible()

  await openLink(wish, '/mail-change/do')
  await expect(page.getByRole('alert')).toHaveText(
    'Link verlopen of invalide, vraag een nieuwe e-mail aan',
  )
  await inspect(page, `mail-change-do-${project.name}`)
})

test('devices are listed and can be logged out from here after the password, which is good for the download of all data, too; a new password logs them out as well, and needs the old one [ACC-10] [AUT-7] [AUT-1] [ACC-7] [A8] [LAY-9]', async ({
  page,
  visit,
  newMember,
  enterAs,
  playwright,
  baseURL,
}, { project }) => {
  const member = await newMember()
  const devices = await Promise.all(
    ['Firefox/140.0 (Android 15)', 'Safari/605 (iPhone)', 'Edge/140.0 (Windows)'].map((userAgent) =>
      playwright.request.newContext({ baseURL: baseURL!, userAgent }),
    ),
  )
  const [first, second, third] = devices
  await Promise.all([first!, second!].map((device) => logIn(device, member)))
  await enterAs(member)
  await visit('/notifications')
  const rows = page.locator('#security li')
  await expect(rows).toHaveCount(3)
  await expect(rows.first()).toContainText('Dit apparaat')
  await rows
    .nth(1)
    .getByRole('button', { name: /Uitloggen/ })
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await inspect(page, `step-up-${project.name}`, false)
  await confirm(page, PASSWORD)
  await expect(rows).toHaveCount(2)
  await page.getByRole('button', { name: 'Alle andere apparaten uitloggen' }).click()
  await expect(rows).toHaveCount(1)
  expect([await userOf(first!), await userOf(second!)]).toEqual([null, null])

  await page.getByRole('button', { name: 'Wachtwoord: Wijzigen' }).click()
  const old = page.getByLabel('Huidig wachtwoord')
  const save = page.getByRole('button', { name: 'Wachtwoord opslaan' })
  await save.click()
  await expect(old).toHaveAttribute('aria-invalid', 'true')
  await inspect(page, `settings-mistakes-${project.name}`)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Gegevens downloaden' }).click()
  expect((await downloading).suggestedFilename()).toMatch(/^localhost-\d{4}-\d{2}-\d{2}\.zip$/)

  await logIn(third!, member)
  await old.fill('not my password')
  await page.getByLabel('Nieuw wachtwoord', { exact: true }).fill(NEW)
  await page.getByLabel('Nieuw wachtwoord herhalen').fill(NEW)
  await save.click()
  await expect(old).toHaveAccessibleDescription('Dit wachtwoord klopt niet. Probeer het opnieuw.')
  await old.fill(PASSWORD)
  await save.click()
  await expect(page.getByText('Je wachtwoord is gewijzigd.')).toBeVisible()
  await expect(page.getByText('Dit apparaat', { exact: true })).toBeVisible()
  expect(await userOf(third!)).toBeNull()
  await Promise.all(devices.map((device) => device.dispose()))
})

async function logIn(device: APIRequestContext, { email }: Member): Promise<void> {
  const headers = { 'x-request-type': 'client' }
  const data = { email, password: PASSWORD }
  expect((await device.post('/api/user.php', { headers, data })).status()).toBe(200)
}

/** The user that the product answers to a device. */
async function userOf(device: APIRequestContext): Promise<unknown> {
  const { user } = (await (await device.get('/api/user.php')).json()) as { user: unknown }
  return user
}

test('whoever is logged out elsewhere becomes a visitor at the next call [AUT-2]', async ({
  page,
  visit,
  newMember,
  enterAs,
  db,
}) => {
  const member = await newMember()
  await enterAs(member)
  // Without a line to the server, on which it would be told.
  await page.addInitScript(() => Reflect.deleteProperty(window, 'EventSource'))
  // What is asked by itself from time to time would come before the member does anything.
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  // What the page asks for by itself, it asks for as a member.
  const sessions = page.waitForResponse('**/api/sessions.php')
  await visit('/notifications')
  await sessions
  await page.evaluate(() => localStorage.setItem('draft', 'dear Sanne'))
  await db.deleteFrom('session').where('member_id', '=', member.id).execute()

  await page.getByRole('switch', { name: 'Onzichtbaar' }).click()
  await page.clock.resume()

  await expect(page).toHaveURL('/login?target=%2Fnotifications')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Inloggen' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('draft'))).toBeNull()
})

test('on a page for everybody whoever is logged out elsewhere stays there, and is a visitor within two seconds [AUT-2] [A7]', async ({
  page,
  visit,
  newMember,
  enterAs,
  db,
}) => {
  const member = await newMember({ status: 'not_confirmed' })
  await enterAs(member)
  const listening = page.waitForResponse('**/api/events.php*')
  await visit('/pricing')
  await listening

  await db.deleteFrom('session').where('member_id', '=', member.id).execute()

  await expect(page.getByRole('banner').getByRole('link', { name: 'Inloggen' })).toBeVisible()
  await expect(page).toHaveURL('/pricing')
  await expect(page.getByRole('alert')).toHaveCount(0)
})

async function askForAddress(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: 'E-mailadres: Wijzigen' }).click()
  await page.getByLabel('Nieuw e-mailadres').fill(email)
  await page.getByRole('button', { name: 'Link sturen' }).click()
}

async function confirm(page: Page, password: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Wachtwoord', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Verder' }).click()
}
