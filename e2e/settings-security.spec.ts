import type { Page } from '@playwright/test'
import { PASSWORD } from '#test/make.ts'
import { expect, test } from './member-fixtures.ts'

test.use({ expectedErrors: /status of (403|409|410)/ })

test('a new address needs the password, and counts when its link is opened [AUT-6] [ACC-10]', async ({
  page,
  visit,
  newMember,
  enterAs,
  findLink,
  openLink,
}) => {
  const member = await newMember()
  const wish = `new-${member.email}`
  await enterAs(member)
  await visit('/notifications')
  await askForAddress(page, wish)

  const dialog = page.getByRole('dialog', { name: 'Even controleren of jij het bent' })
  await dialog.getByRole('button', { name: 'Verder' }).click()
  await expect(dialog.getByLabel('Wachtwoord', { exact: true })).toHaveAccessibleDescription(
    'Vul je wachtwoord in.',
  )
  await confirm(page, 'not my password')
  await expect(dialog.getByLabel('Wachtwoord', { exact: true })).toHaveAccessibleDescription(
    'Dit wachtwoord klopt niet.',
  )
  await confirm(page, PASSWORD)
  await expect(page.getByText(`${wish} wacht op bevestiging.`)).toBeVisible()
  await page.reload()
  await expect(page.getByText(`${wish} wacht op bevestiging.`)).toBeVisible()

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
})

test('whoever rather does not give the password leaves everything as it was [A8]', async ({
  page,
  visit,
  newMember,
  enterAs,
}) => {
  const member = await newMember()
  await enterAs(member)
  await visit('/notifications')
  await askForAddress(page, `new-${member.email}`)

  await page.getByRole('dialog').getByRole('button', { name: 'Annuleren' }).first().click()

  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByLabel('Nieuw e-mailadres')).toHaveValue(`new-${member.email}`)
  await expect(page.getByRole('button', { name: 'Stuur de link' })).not.toHaveAttribute('aria-busy')
})

test('an address of somebody else is refused in both languages [AUT-6]', async ({
  page,
  visit,
  newMember,
  enterAs,
  inLocale,
  db,
}) => {
  const [member, taken] = [await newMember(), await newMember()]
  await enterAs(member)
  await db
    .updateTable('session')
    .set({ confirmed_at: new Date() })
    .where('member_id', '=', member.id)
    .execute()
  for (const { lang, edit, field, send, text } of [
    {
      lang: 'nl',
      edit: 'E-mailadres: Wijzigen',
      field: 'Nieuw e-mailadres',
      send: 'Stuur de link',
      text: 'Dit e-mailadres heeft al een account op deze site.',
    },
    {
      lang: 'en',
      edit: 'E-mail address: Change',
      field: 'New e-mail address',
      send: 'Send the link',
      text: 'This e-mail address already has an account on this site.',
    },
  ] as const) {
    await inLocale(lang)
    await visit('/notifications')

    await page.getByRole('button', { name: edit }).click()
    await page.getByLabel(field).fill(taken.email)
    await page.getByRole('button', { name: send }).click()

    await expect(page.getByLabel(field)).toHaveAccessibleDescription(text)
  }
})

test('devices are listed, and can be logged out from here [ACC-10]', async ({
  page,
  visit,
  newMember,
  enterAs,
  browser,
  baseURL,
}) => {
  const member = await newMember()
  const [first, second] = await Promise.all(
    ['Firefox/140.0 (Android 15)', 'Safari/605 (iPhone)'].map(async (userAgent) => {
      const device = await browser.newContext({ baseURL: baseURL!, userAgent })
      await device.request.post('/api/user.php', {
        headers: { 'x-request-type': 'client' },
        data: { email: member.email, password: PASSWORD },
      })
      return device
    }),
  )
  await enterAs(member)
  await visit('/notifications')
  const devices = page.locator('#security li')
  await expect(devices).toHaveCount(3)
  await expect(devices.first()).toContainText('Dit apparaat')

  await devices
    .nth(1)
    .getByRole('button', { name: /Uitloggen/ })
    .click()
  await expect(devices).toHaveCount(2)
  await page.getByRole('button', { name: 'Alle andere apparaten uitloggen' }).click()

  await expect(devices).toHaveCount(1)
  for (const device of [first!, second!]) {
    const { user } = (await (await device.request.get('/api/user.php')).json()) as { user: unknown }
    expect(user).toBeNull()
    await device.close()
  }
})

test('the password opens the download of all data [ACC-7] [A8]', async ({
  page,
  visit,
  newMember,
  enterAs,
}) => {
  await enterAs(await newMember())
  await visit('/notifications')

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Gegevens downloaden' }).click()
  await confirm(page, PASSWORD)

  expect((await downloading).suggestedFilename()).toMatch(/^localhost-\d{4}-\d{2}-\d{2}\.zip$/)
})

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
  await visit('/notifications')
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
  await page.getByRole('button', { name: 'Stuur de link' }).click()
}

async function confirm(page: Page, password: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Wachtwoord', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Verder' }).click()
}
