import type { Page } from '@playwright/test'
import { PASSWORD } from '#test/make.ts'
import { inspect } from './inspect.ts'
import { expect, test } from './member-fixtures.ts'

test.use({ expectedErrors: /status of (403|409|410|500)|answer: 500|ERR_FAILED/ })

test('a visitor goes through the login to the settings and back [ROU-6] [ROU-5]', async ({
  page,
  visit,
  newMember,
}) => {
  const { email } = await newMember()
  await visit('/notifications')
  await expect(page).toHaveURL('/login?target=%2Fnotifications')

  await page.getByLabel('E-mailadres').fill(email)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD)
  await page.getByRole('main').getByRole('button', { name: 'Inloggen' }).click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Instellingen')
})

test('every switch counts at once and is still there after a reload [ACC-3]', async ({
  page,
  visit,
  newMember,
  enterAs,
}) => {
  await enterAs(await newMember({ notifications_disabled: ['push_like'] }))
  await visit('/notifications')
  await expect(page.getByRole('switch', { name: 'Likes, Push' })).not.toBeChecked()

  await page.getByRole('switch', { name: 'Berichten, E-mail' }).uncheck()
  await page.getByRole('switch', { name: 'Aanbiedingen, E-mail' }).uncheck()
  await page.getByRole('switch', { name: 'Likes, Push' }).check()
  await allSaved(page)
  await page.reload()

  await expect(page.getByRole('switch', { name: 'Berichten, E-mail' })).not.toBeChecked()
  await expect(page.getByRole('switch', { name: 'Aanbiedingen, E-mail' })).not.toBeChecked()
  await expect(page.getByRole('switch', { name: 'Likes, Push' })).toBeChecked()
  await expect(page.getByRole('switch', { name: 'Matches, E-mail' })).toBeChecked()
})

test('a switch that could not be saved goes back and says so [ACC-3]', async ({
  page,
  visit,
  newMember,
  enterAs,
}) => {
  await enterAs(await newMember())
  await visit('/notifications')
  await page.route('**/api/notifications.php', (route) =>
    route.fulfill({ status: 500, json: { error: { code: 'UNEXPECTED' } } }),
  )

  await page.getByRole('switch', { name: 'Onzichtbaar' }).click()

  await expect(page.getByRole('alert')).toHaveText(
    'Er is een fout opgetreden, probeer het later opnieuw.',
  )
  await expect(page.getByRole('switch', { name: 'Onzichtbaar' })).not.toBeChecked()
})

test('invisible mode says what it does [ACC-4]', async ({ page, visit, newMember, enterAs }) => {
  await enterAs(await newMember())
  await visit('/notifications')
  const invisible = page.getByRole('switch', { name: 'Onzichtbaar' })

  await expect(invisible).toHaveAccessibleDescription(
    /niet in de zoekresultaten.*niemand kan je schrijven of liken.*blijven leesbaar.*zet je dit eerst uit/,
  )
  await invisible.check()
  await allSaved(page)
  await page.reload()

  await expect(invisible).toBeChecked()
})

test('a discreet member has a tab that says nothing, from the first byte on [ACC-9]', async ({
  page,
  visit,
  newMember,
  enterAs,
}) => {
  await enterAs(await newMember())
  await visit('/notifications')
  await expect(page).toHaveTitle('Instellingen · Vonk')

  await page.getByRole('switch', { name: 'Discreet' }).check()
  await expect(page).toHaveTitle('Notities')
  await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', /neutral-icon/)
  await allSaved(page)

  const html = await (await page.request.get('/pricing')).text()
  expect(html).toContain('<title>Notities</title>')
  expect(/<link rel="icon"[^>]+>/.exec(html)?.[0]).toContain('neutral-icon')
  await page.getByRole('switch', { name: 'Discreet' }).uncheck()
  await expect(page).toHaveTitle('Instellingen · Vonk')
  await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', /favicon/)
})

test('the language is kept in the account, the theme in the browser [ACC-3] [LOC-4] [LAY-13]', async ({
  page,
  visit,
  newMember,
  enterAs,
  db,
}) => {
  const { id } = await newMember()
  await enterAs({ id } as Parameters<typeof enterAs>[0])
  await visit('/notifications')

  await page.getByRole('main').getByRole('button', { name: 'English' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings')
  await page.getByRole('main').getByRole('button', { name: 'Dark' }).click()

  await expect(page.locator('html')).toHaveAttribute('data-bs-theme', 'dark')
  await expect
    .poll(async () => {
      const member = db.selectFrom('member').select('language').where('id', '=', id)
      return (await member.executeTakeFirstOrThrow()).language
    })
    .toBe('en')
})

test('a new address needs the password, and counts when its link is opened [AUT-6] [ACC-10]', async ({
  page,
  visit,
  newMember,
  enterAs,
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
  test(`an address of somebody else is refused in ${lang} [AUT-6]`, async ({
    page,
    visit,
    newMember,
    enterAs,
    inLocale,
    db,
  }) => {
    const member = await newMember({ language: lang })
    const taken = await newMember()
    await enterAs(member)
    await inLocale(lang)
    await db
      .updateTable('session')
      .set({ confirmed_at: new Date() })
      .where('member_id', '=', member.id)
      .execute()
    await visit('/notifications')

    await page.getByRole('button', { name: edit }).click()
    await page.getByLabel(field).fill(taken.email)
    await page.getByRole('button', { name: send }).click()

    await expect(page.getByLabel(field)).toHaveAccessibleDescription(text)
  })
}

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

test('blocked members are listed and can be let in again [ACC-3] [ACC-5]', async ({
  page,
  visit,
  newMember,
  enterAs,
  db,
}) => {
  const member = await newMember()
  const blocked = await newMember({ name: 'Sanne', city: 'Delft' })
  await db.insertInto('block').values({ blocker_id: member.id, blocked_id: blocked.id }).execute()
  await enterAs(member)
  await visit('/notifications')
  await expect(page.locator('#blocked')).toContainText('Delft')

  await page.getByRole('button', { name: 'Sanne: Deblokkeren' }).click()

  await expect(page.getByText('Sanne is niet meer geblokkeerd')).toBeVisible()
  await expect(page.locator('#blocked')).toContainText('Niemand geblokkeerd')
  await page.reload()
  await expect(page.locator('#blocked')).toContainText('Niemand geblokkeerd')
})

test('a list that could not be loaded says so and can be asked for again', async ({
  page,
  visit,
  newMember,
  enterAs,
}) => {
  await enterAs(await newMember())
  await page.route('**/api/blocked.php', (route) =>
    route.fulfill({ status: 500, json: { error: { code: 'UNEXPECTED' } } }),
  )
  await visit('/notifications')
  await expect(page.locator('#blocked').getByRole('alert')).toBeVisible()
  await page.unroute('**/api/blocked.php')

  await page.locator('#blocked').getByRole('button', { name: 'Opnieuw proberen' }).click()

  await expect(page.locator('#blocked')).toContainText('Niemand geblokkeerd')
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
  await visit('/notifications')
  await page.evaluate(() => localStorage.setItem('draft', 'dear Sanne'))
  await db.deleteFrom('session').where('member_id', '=', member.id).execute()

  await page.getByRole('switch', { name: 'Onzichtbaar' }).click()

  await expect(page).toHaveURL('/login?target=%2Fnotifications')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Inloggen' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('draft'))).toBeNull()
})

test('on a page for everybody whoever is logged out elsewhere stays there [AUT-2]', async ({
  page,
  visit,
  newMember,
  enterAs,
  db,
}) => {
  const member = await newMember()
  await enterAs(member)
  await visit('/pricing')
  await db.deleteFrom('session').where('member_id', '=', member.id).execute()

  await page.getByRole('banner').locator('summary').last().click()
  await page.getByRole('link', { name: 'Instellingen' }).click()

  await expect(page).toHaveURL('/login?target=%2Fnotifications')
})

test('the settings and what opens in them are whole in light and dark [LAY-9]', async ({
  page,
  visit,
  newMember,
  enterAs,
}, { project }) => {
  await enterAs(await newMember())
  await visit('/notifications')
  await page.getByRole('button', { name: 'Wachtwoord: Wijzigen' }).click()
  await page.getByRole('button', { name: 'Wachtwoord opslaan' }).click()
  await inspect(page, `settings-mistakes-${project.name}`)

  await page.getByRole('button', { name: 'Gegevens downloaden' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await inspect(page, `step-up-${project.name}`, false)
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

/** Waits until nothing is being sent any more. */
async function allSaved(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
}
