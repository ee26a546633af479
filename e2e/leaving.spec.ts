import type { Page } from '@playwright/test'
import { PASSWORD } from '#test/make.ts'
import { inspect } from './inspect.ts'
import { expect, test } from './member-fixtures.ts'

test.use({ expectedErrors: /status of (400|403|410)/ })

test('an account is deleted in three presses and a password, and comes back by the mail, which the login sends again [ACC-6] [SGN-4] [LAY-9]', async ({
  page,
  visit,
  newMember,
  enterAs,
  findLink,
  openLink,
}, { project }) => {
  const member = await newMember()
  const title = page.getByRole('heading', { level: 1 })
  await enterAs(member)
  await visit('/notifications')
  await page.evaluate(() => sessionStorage.setItem('draft', 'dear Sanne'))
  await begin(page, 'Ik heb iemand gevonden')
  await page.getByLabel('Wil je nog iets kwijt?').fill('Dank jullie wel')
  await page.getByRole('button', { name: 'Mijn account verwijderen' }).click()
  await confirm(page)

  await expect(page).toHaveURL(/\/account-deleted\?until=\d{4}-\d{2}-\d{2}$/)
  await expect(title).toHaveText('Je account is verwijderd')
  await expect(page.getByText(/^Tot \d+ \w+ \d{4}$/)).toBeVisible()
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('draft'))).toBeNull()
  await inspect(page, `account-deleted-until-${project.name}`)

  await page.getByRole('banner').getByRole('link', { name: 'Inloggen' }).click()
  await logIn(page, member.email)
  await expect(page.getByRole('alert')).toHaveText(
    'Dit account is verwijderd. Je kunt het nog herstellen met de link in je e-mail.',
  )
  const first = await findLink(member.email, '/account-deleted')
  await page.getByRole('button', { name: 'Stuur me de link' }).click()
  await expect(page.getByText(/We hebben een link gestuurd naar/)).toContainText(member.email)
  await expect.poll(() => findLink(member.email, '/account-deleted')).not.toBe(first)

  await openLink(member.email, '/account-deleted')
  await expect(title).toHaveText('Wil je terugkomen?')
  await inspect(page, `account-deleted-token-${project.name}`)
  await page.getByRole('button', { name: 'Account herstellen' }).click()
  await expect(page.getByRole('banner').getByText('Je account: Noor')).toBeAttached()
  await openLink(member.email, '/account-deleted')
  await page.getByRole('button', { name: 'Account herstellen' }).click()
  await expect(page.getByRole('alert')).toHaveText(
    'Link verlopen of invalide, vraag een nieuwe e-mail aan',
  )
})

test('a reason is asked for before anything else, each is met with what may be enough, such as one discount, once, and leaving can be left [ACC-6] [ACC-3] [ACC-4] [LAY-9]', async ({
  page,
  visit,
  newMember,
  enterAs,
}, { project }) => {
  await enterAs(await newMember())
  await visit('/notifications')
  const leaving = page.locator('#delete')
  const [next, back] = ['Verder', 'Terug'].map((name) => leaving.getByRole('button', { name }))

  await leaving.getByRole('button', { name: 'Account verwijderen' }).click()
  await next!.click()
  await expect(leaving.getByText('Kies wat het beste past.')).toBeVisible()
  await inspect(page, `leaving-reason-${project.name}`)
  await leaving.getByRole('button', { name: 'Annuleren' }).click()
  await expect(leaving.getByRole('radio')).toHaveCount(0)

  await begin(page, 'Ik maak me zorgen over mijn privacy')
  await expect(leaving.getByRole('switch')).toHaveCount(2)
  await inspect(page, `leaving-${project.name}`)
  await back!.click()
  await page.getByText('Ik wil even pauze').click()
  await next!.click()
  await leaving.getByRole('switch', { name: 'Onzichtbaar' }).click()
  await expect(page.locator('#seen').getByRole('switch', { name: 'Onzichtbaar' })).toBeChecked()

  await back!.click()
  await page.getByText('Ik krijg te veel e-mail').click()
  await next!.click()
  await leaving.getByRole('switch', { name: 'Alle e-mailmeldingen' }).click()
  await expect(page.getByRole('switch', { name: 'Berichten, E-mail' })).not.toBeChecked()
  await expect(page.getByRole('switch', { name: 'Berichten, Push' })).toBeChecked()
  await expect(leaving.getByRole('button', { name: 'Mijn account verwijderen' })).toBeVisible()

  await back!.click()
  await page.getByText('Het is me te duur').click()
  await next!.click()
  await expect(page.getByText('krijg je 25% korting')).toBeVisible()
  await page.getByRole('button', { name: 'Ik wil de korting' }).click()
  await expect(page.getByText(/25% korting, geldig tot en met \d+ \w+ \d{4}/)).toBeVisible()
  const code = await leaving.locator('[role=status] p').first().innerText()
  await visit('/notifications')
  await begin(page, 'Het is me te duur')
  await page.getByRole('button', { name: 'Ik wil de korting' }).click()
  await expect(leaving.locator('[role=status] p').first()).toHaveText(code)
})

test('where there is no discount nobody hears of one [ACC-6]', async ({
  page,
  visit,
  newMember,
  enterAs,
  baseURL,
}) => {
  const member = await newMember({}, 'no-discount.localhost')
  const address = new URL('/notifications', baseURL)
  address.hostname = 'no-discount.localhost'
  await page.context().addCookies([{ name: 'entry', value: '1', url: address.origin }])
  await enterAs(member, address.origin)
  await visit(address.href)

  await begin(page, 'Het is me te duur')

  await expect(page.getByRole('button', { name: 'Mijn account verwijderen' })).toBeVisible()
  await expect(page.getByText('Is dit misschien genoeg?')).toHaveCount(0)
})

test('links in mails take back a change that somebody else made, and stop such mails without a login [ACC-3] [ACC-10] [LAY-9]', async ({
  page,
  visit,
  newMember,
  enterAs,
  openLink,
  db,
}, { project }) => {
  const member = await newMember()
  const title = page.getByRole('heading', { level: 1 })
  const disabled = async () => {
    const kept = db.selectFrom('member').select('notifications_disabled')
    return (await kept.where('id', '=', member.id).executeTakeFirstOrThrow()).notifications_disabled
  }
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
  await expect(title).toHaveText('Was jij dit niet?')
  await inspect(page, `undo-change-${project.name}`)
  await page.getByRole('button', { name: 'Wijziging terugdraaien' }).click()
  await expect(page.getByText('Je oude wachtwoord werkt weer.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Nieuw wachtwoord kiezen' })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Inloggen' })).toBeVisible()

  await openLink(member.email, '/unsubscribe')
  expect(await disabled()).toEqual([])
  await inspect(page, `unsubscribe-${project.name}`)
  await page.getByRole('button', { name: 'Stop deze e-mails' }).click()
  await expect(title).toHaveText('Je krijgt deze e-mails niet meer')
  await expect.poll(disabled).not.toEqual([])
  await visit('/unsubscribe?token=no-such-token-at-all-here')
  await page.getByRole('button', { name: 'Stop deze e-mails' }).click()
  await expect(title).toHaveText('Deze link werkt niet')

  await page.getByRole('banner').getByRole('link', { name: 'Inloggen' }).click()
  await logIn(page, member.email)
  await expect(page.getByRole('banner').getByText('Je account: Noor')).toBeAttached()
})

async function logIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-mailadres').fill(email)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD)
  await page.getByRole('main').getByRole('button', { name: 'Inloggen', exact: true }).click()
}

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
