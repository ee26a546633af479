import type { Page } from '@playwright/test'
import { expect, test } from './member-fixtures.ts'
import { newAddress } from './sign-up.ts'

test.use({ expectedErrors: /status of (400|403|409|410|429|503)/ })

const NO_LINK = `/activate/done?token=${'a'.repeat(43)}`

test('the link in the mail activates the account, once, and from the browser only; another one replaces one that does not work, and a site that is away leaves it good [SGN-6]', async ({
  page,
  visit,
  context,
  newMember,
  enterAs,
}) => {
  const member = await newMember({ status: 'not_confirmed' })
  await enterAs(member)
  const title = page.getByRole('heading', { level: 1 })
  await visit(NO_LINK)
  await expect(page).toHaveURL('/activate/error')
  await page.getByRole('button', { name: 'E-mail opnieuw sturen' }).click()
  await expect(page.getByText(`Verstuurd naar ${member.email}.`)).toBeVisible()
  const link = await activationLink(page, member.email)
  await context.clearCookies({ name: 'session' })

  await page.request.get(link)
  const away = { status: 503, json: { error: { code: 'SERVICE_UNAVAILABLE' } } }
  await page.route('**/api/activate.php', (route) => route.fulfill(away))
  await visit(link)
  await expect(page.getByRole('alert')).toContainText('De site is even niet bereikbaar.')
  await page.unroute('**/api/activate.php')
  const used: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/activate.php')) used.push(request.method())
  })
  await page.getByRole('button', { name: 'Opnieuw proberen' }).click()
  await expect(title).toHaveText('Welkom, Noor')
  expect(used).toEqual(['POST'])
  await expect(page.getByRole('banner').getByRole('link', { name: 'Inloggen' })).toHaveCount(0)

  await visit(link)
  await expect(title).toHaveText('Je account is al actief')
  await visit('/activate/done')
  await expect(title).toHaveText('Je account is al actief')
  await context.clearCookies({ name: 'session' })
  await visit(link)
  await expect(page).toHaveURL('/activate/error')
  await expect(title).toHaveText('Activeren mislukt')
  await expect(
    page.getByText('Link verlopen of invalide, vraag een nieuwe e-mail aan'),
  ).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Inloggen' })).toBeVisible()
})

test('who has not confirmed is reminded, can have the mail again, but not too often, put the address right and the reminder away; nobody else is, nor whoever switched something off [SGN-6, LAY-10]', async ({
  page,
  visit,
  newMember,
  enterAs,
}) => {
  await enterAs(await newMember({ status: 'not_confirmed' }))
  const right = newAddress()
  await visit('/pages/terms')
  const reminder = page.getByRole('region', { name: 'Bevestig je e-mailadres' })
  await expect(reminder).toContainText('Je berichten worden bezorgd zodra je dat hebt gedaan.')

  await page.route('**/api/resend-activation.php', (route) =>
    route.fulfill({ status: 429, json: { error: { code: 'MAIL_LIMIT' } } }),
  )
  await reminder.getByRole('button', { name: 'E-mail opnieuw sturen' }).click()
  await expect(page.getByRole('main')).toContainText('We hebben je al een paar e-mails gestuurd.')
  await page.unroute('**/api/resend-activation.php')

  await reminder.getByRole('button', { name: 'Ander e-mailadres' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Je juiste e-mailadres').fill('noor')
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel('Je juiste e-mailadres')).toHaveAccessibleDescription(
    'Dit lijkt geen e-mailadres. Controleer het even.',
  )
  await dialog.getByLabel('Je juiste e-mailadres').fill('noor@gmial.com')
  await dialog.getByRole('button', { name: 'Bedoel je noor@gmail.com?' }).click()
  await expect(dialog.getByLabel('Je juiste e-mailadres')).toHaveValue('noor@gmail.com')
  await dialog.getByLabel('Je juiste e-mailadres').fill(right)
  await page.keyboard.press('Enter')
  await expect(dialog).toContainText(`Verstuurd naar ${right}.`)
  await dialog.getByRole('button', { name: 'Sluiten' }).click()
  await visit(await activationLink(page, right))

  const expectNoReminder = async () => {
    await visit('/pages/terms')
    await page.waitForLoadState('networkidle')
    await expect(page.getByText('Bevestig je e-mailadres.')).toHaveCount(0)
  }
  await expectNoReminder()
  await enterAs(
    await newMember({ status: 'not_confirmed', notifications_disabled: ['email_like'] }),
  )
  await expectNoReminder()

  await enterAs(await newMember({ status: 'not_confirmed' }))
  await visit('/pages/terms')
  await reminder.getByRole('button', { name: 'Sluiten' }).click()
  await expect(reminder).toHaveCount(0)
  await expectNoReminder()
})

/** The path of the newest activation link that was sent to an address. */
async function activationLink(page: Page, email: string): Promise<string> {
  const found: string[] = []
  await expect(async () => {
    const reply = await page.request.get(`/dev/mail.json?to=${encodeURIComponent(email)}`)
    const { mails } = (await reply.json()) as { mails: { html: string }[] }
    const links = mails.flatMap(({ html }) => /\/activate\/done\?token=[\w-]+/.exec(html) ?? [])
    expect(links).not.toEqual([])
    found.push(links[0]!)
  }).toPass()
  return found[0]!
}
