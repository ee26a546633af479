import type { Page } from '@playwright/test'
import { PASSWORD } from '#test/make.ts'
import { inspect } from './inspect.ts'
import { expect, test } from './member-fixtures.ts'

test.use({ expectedErrors: /status of (400|403|410)/ })

test('an account is deleted in three presses and a password, and comes back by the mail [ACC-6]', async ({
  page,
  visit,
  newMember,
  enterAs,
  openLink,
}) => {
  const member = await newMember()
  await enterAs(member)
  await visit('/notifications')
  await page.evaluate(() => sessionStorage.setItem('draft', 'dear Sanne'))
  await begin(page, 'Ik heb iemand gevonden')
  await page.getByLabel('Wil je nog iets kwijt?').fill('Dank jullie wel')
  await page.getByRole('button', { name: 'Verwijder mijn account' }).click()
  await confirm(page)

  await expect(page).toHaveURL(/\/account-deleted\?until=\d{4}-\d{2}-\d{2}$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Je account is verwijderd')
  await expect(page.getByText(/^Tot \d+ \w+ \d{4}$/)).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Inloggen' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('draft'))).toBeNull()

  await openLink(member.email, '/account-deleted')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wil je terugkomen?')
  await page.getByRole('button', { name: 'Account terugzetten' }).click()
  await expect(page.getByRole('banner').getByText('Je account: Noor')).toBeAttached()
  await openLink(member.email, '/account-deleted')
  await page.getByRole('button', { name: 'Account terugzetten' }).click()
  await expect(page.getByRole('alert')).toHaveText(
    'Link verlopen of invalide, vraag een nieuwe e-mail aan',
  )
})

test('the login offers a deleted account its link in both languages [ACC-6] [SGN-4]', async ({
  page,
  visit,
  newMember,
  openLink,
}) => {
  for (const { lang, fields, submit, refusal, send, sent } of [
    {
      lang: 'nl',
      fields: ['E-mailadres', 'Wachtwoord'] as const,
      submit: 'Inloggen',
      refusal: 'Dit account is verwijderd. Je kunt het nog terugzetten met de link in je e-mail.',
      send: 'Stuur me de link',
      sent: /We hebben een link gestuurd naar/,
    },
    {
      lang: 'en',
      fields: ['E-mail address', 'Password'] as const,
      submit: 'Log in',
      refusal:
        'This account has been deleted. You can still restore it with the link in your e-mail.',
      send: 'Send me the link',
      sent: /We have sent a link to/,
    },
  ]) {
    const { email } = await newMember({ status: 'deleted', language: lang })
    await visit(`/login?lang=${lang}`)

    await page.getByLabel(fields[0]).fill(email)
    await page.getByLabel(fields[1], { exact: true }).fill(PASSWORD)
    await page.getByRole('main').getByRole('button', { name: submit }).click()
    await expect(page.getByRole('alert')).toHaveText(refusal)
    await page.getByRole('button', { name: send }).click()

    await expect(page.getByText(sent)).toContainText(email)
    await openLink(email, '/account-deleted')
  }
})

test('whoever gets too many mails can switch them off right there [ACC-6] [ACC-3]', async ({
  page,
  visit,
  newMember,
  enterAs,
}) => {
  await enterAs(await newMember())
  await visit('/notifications')
  await begin(page, 'Ik krijg te veel e-mail')

  await page.getByRole('switch', { name: 'Alle e-mailmeldingen' }).click()

  await expect(page.getByRole('switch', { name: 'Berichten, E-mail' })).not.toBeChecked()
  await expect(page.getByRole('switch', { name: 'Berichten, Push' })).toBeChecked()
  await expect(page.getByRole('button', { name: 'Verwijder mijn account' })).toBeVisible()
})

test('worries about privacy and a break are met with the switches for them [ACC-6] [ACC-4]', async ({
  page,
  visit,
  newMember,
  enterAs,
}) => {
  await enterAs(await newMember())
  await visit('/notifications')
  const leaving = page.locator('#delete')

  await begin(page, 'Ik maak me zorgen over mijn privacy')
  await expect(leaving.getByRole('switch')).toHaveCount(2)
  await leaving.getByRole('button', { name: 'Terug' }).click()
  await page.getByText('Ik wil even pauze').click()
  await page.getByRole('button', { name: 'Verder', exact: true }).click()
  await leaving.getByRole('switch', { name: 'Onzichtbaar' }).click()

  await expect(page.locator('#privacy').getByRole('switch', { name: 'Onzichtbaar' })).toBeChecked()
})

test('whoever finds it too expensive is offered one discount, once [ACC-6]', async ({
  page,
  visit,
  newMember,
  enterAs,
}) => {
  await enterAs(await newMember())
  await visit('/notifications')
  await begin(page, 'Het is me te duur')
  await expect(page.getByText('krijg je 25% korting')).toBeVisible()

  await page.getByRole('button', { name: 'Geef me de korting' }).click()
  await expect(page.getByText(/25% korting, geldig tot en met \d+ \w+ \d{4}/)).toBeVisible()
  const code = await page.locator('#delete [role=status] p').first().innerText()
  await visit('/notifications')
  await begin(page, 'Het is me te duur')
  await page.getByRole('button', { name: 'Geef me de korting' }).click()

  await expect(page.locator('#delete [role=status] p').first()).toHaveText(code)
})

test('where there is no discount nobody hears of one [ACC-6]', async ({
  page,
  visit,
  newMember,
  baseURL,
}) => {
  const { email } = await newMember({}, 'no-discount.localhost')
  const address = new URL('/notifications', baseURL)
  address.hostname = 'no-discount.localhost'
  await page.context().addCookies([{ name: 'entry', value: '1', url: address.origin }])
  await visit(address.href)
  await page.getByLabel('E-mailadres').fill(email)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD)
  await page.getByRole('main').getByRole('button', { name: 'Inloggen' }).click()

  await begin(page, 'Het is me te duur')

  await expect(page.getByRole('button', { name: 'Verwijder mijn account' })).toBeVisible()
  await expect(page.getByText('Is dit misschien genoeg?')).toHaveCount(0)
})

test('a reason is asked for before anything else, and leaving can be left [ACC-6]', async ({
  page,
  visit,
  newMember,
  enterAs,
}) => {
  await enterAs(await newMember())
  await visit('/notifications')
  const leaving = page.locator('#delete')
  await leaving.getByRole('button', { name: 'Account verwijderen' }).click()

  await leaving.getByRole('button', { name: 'Verder' }).click()
  await expect(leaving.getByText('Kies wat het best past.')).toBeVisible()
  await leaving.getByRole('button', { name: 'Annuleren' }).click()

  await expect(leaving.getByRole('radio')).toHaveCount(0)
  await expect(leaving.getByRole('button', { name: 'Account verwijderen' })).toBeVisible()
})

test('the link at the end of a mail stops such mails without a login [ACC-3]', async ({
  page,
  visit,
  newMember,
  openLink,
  db,
}) => {
  const { id, email } = await newMember()
  await page.request.post('/api/reset-password.php', {
    headers: { 'x-request-type': 'client' },
    data: { email },
  })
  await openLink(email, '/unsubscribe')
  const disabled = async () => {
    const member = db.selectFrom('member').select('notifications_disabled').where('id', '=', id)
    return (await member.executeTakeFirstOrThrow()).notifications_disabled
  }
  expect(await disabled()).toEqual([])

  await page.getByRole('button', { name: 'Uitschrijven' }).click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Je bent uitgeschreven')
  await expect.poll(disabled).not.toEqual([])
  await visit('/unsubscribe?token=no-such-token-at-all-here')
  await page.getByRole('button', { name: 'Uitschrijven' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deze link werkt niet')
})

test('a change that somebody else made is taken back by the mail about it [ACC-10]', async ({
  page,
  visit,
  newMember,
  enterAs,
  openLink,
}) => {
  const member = await newMember()
  await enterAs(member)
  await page.request.post('/api/password.php', {
    headers: { 'x-request-type': 'client' },
    data: {
      old_password: PASSWORD,
      password: 'somebody else was here',
      password_repeat: 'somebody else was here',
    },
  })
  await openLink(member.email, '/undo-change')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Was jij dit niet?')

  await page.getByRole('button', { name: 'Wijziging terugdraaien' }).click()
  await expect(page.getByText('Je oude wachtwoord geldt weer.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Nieuw wachtwoord kiezen' })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Inloggen' })).toBeVisible()

  await visit('/login')
  await page.getByLabel('E-mailadres').fill(member.email)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD)
  await page.getByRole('main').getByRole('button', { name: 'Inloggen' }).click()
  await expect(page.getByRole('banner').getByText('Je account: Noor')).toBeAttached()
})

test('where the links of mails lead is whole in light and dark [LAY-9]', async ({ page, visit }, {
  project,
}) => {
  for (const path of [
    '/reset-password/do?token=any',
    '/mail-change/do?token=any',
    '/undo-change?token=any',
    '/unsubscribe?token=any',
    '/account-deleted?token=any',
    '/account-deleted?until=2030-01-31',
  ]) {
    await visit(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)

    await inspect(page, `${path.replaceAll(/\W+/g, '-').slice(1)}-${project.name}`)
  }
})

test('the steps of leaving are whole in light and dark [LAY-9]', async ({
  page,
  visit,
  newMember,
  enterAs,
}, { project }) => {
  await enterAs(await newMember())
  await visit('/notifications')

  await page.locator('#delete').getByRole('button', { name: 'Account verwijderen' }).click()
  await page.locator('#delete').getByRole('button', { name: 'Verder' }).click()
  await expect(page.getByText('Kies wat het best past.')).toBeVisible()
  await inspect(page, `leaving-reason-${project.name}`)
  await page.getByText('Ik maak me zorgen over mijn privacy').click()
  await page.locator('#delete').getByRole('button', { name: 'Verder' }).click()
  await expect(page.locator('#delete').getByRole('switch')).toHaveCount(2)

  await inspect(page, `leaving-${project.name}`)
})

async function begin(page: Page, reason: string): Promise<void> {
  await page.locator('#delete').getByRole('button', { name: 'Account verwijderen' }).click()
  await page.getByText(reason).click()
  await page.locator('#delete').getByRole('button', { name: 'Verder' }).click()
}

async function confirm(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Even controleren of jij het bent' })
  await dialog.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Verder' }).click()
}
