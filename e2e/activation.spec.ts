import type { Page } from '@playwright/test'
import { expect, test } from './member-fixtures.ts'
import { newAddress } from './sign-up.ts'

test.use({ expectedErrors: /status of (400|403|409|410|429|503)/ })

const NO_LINK = `/activate/done?token=${'a'.repeat(43)}`

test('the link in the mail activates the account, once, and from the browser only [SGN-6]', async ({
  page,
  visit,
  context,
  newMember,
  enterAs,
}) => {
  const member = await newMember({ status: 'not_confirmed' })
  await enterAs(member)
  await resend(page)
  const link = await activationLink(page, member.email)
  await context.clearCookies({ name: 'session' })
  const used: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/activate.php')) used.push(request.method())
  })

  await page.request.get(link)
  await visit(link)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welkom, Noor')
  expect(used).toEqual(['POST'])
  await expect(page.getByRole('banner').getByRole('link', { name: 'Inloggen' })).toHaveCount(0)

  await visit(link)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Je account is al actief')
  await visit('/activate/done')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Je account is al actief')
  await context.clearCookies({ name: 'session' })
  await visit(link)
  await expect(page).toHaveURL('/activate/error')
})

test('a link that does not work is told in both languages, with the login [SGN-6]', async ({
  page,
  visit,
  inLocale,
}) => {
  for (const { lang, title, text, login } of [
    {
      lang: 'nl',
      title: 'Activeren mislukt',
      text: 'Link verlopen of invalide, vraag een nieuwe e-mail aan',
      login: 'Inloggen',
    },
    {
      lang: 'en',
      title: 'Activation failed',
      text: 'Link expired or invalid, request a new e-mail',
      login: 'Log in',
    },
  ] as const) {
    await inLocale(lang)
    await visit(NO_LINK)

    await expect(page).toHaveURL('/activate/error')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.getByText(text)).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: login })).toBeVisible()
  }
})

test('a member whose link does not work gets another one [SGN-6]', async ({
  page,
  visit,
  newMember,
  enterAs,
}) => {
  const member = await newMember({ status: 'not_confirmed' })
  await enterAs(member)
  await visit(NO_LINK)
  await expect(page).toHaveURL('/activate/error')

  await page.getByRole('button', { name: 'Stuur de e-mail opnieuw' }).click()
  await expect(page.getByText(`Verstuurd naar ${member.email}.`)).toBeVisible()
  await visit(await activationLink(page, member.email))

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welkom, Noor')
})

test('a site that is away leaves the link good, and trying again works [SGN-6]', async ({
  page,
  visit,
  newMember,
  enterAs,
}) => {
  const member = await newMember({ status: 'not_confirmed' })
  await enterAs(member)
  await resend(page)
  const link = await activationLink(page, member.email)
  await page.route('**/api/activate.php', (route) =>
    route.fulfill({ status: 503, json: { error: { code: 'SERVICE_UNAVAILABLE' } } }),
  )
  await visit(link)
  await expect(page.getByRole('alert')).toContainText('De site is even niet bereikbaar.')

  await page.unroute('**/api/activate.php')
  await page.getByRole('button', { name: 'Opnieuw proberen' }).click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welkom, Noor')
})

test('who has not confirmed is reminded, can have the mail again, and put the address right [SGN-6, LAY-10]', async ({
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

  await reminder.getByRole('button', { name: 'Ander e-mailadres' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Je juiste e-mailadres').fill('noor')
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel('Je juiste e-mailadres')).toHaveAccessibleDescription(
    'Dit lijkt geen e-mailadres. Controleer het even.',
  )
  await dialog.getByLabel('Je juiste e-mailadres').fill(right)
  await page.keyboard.press('Enter')
  await expect(dialog).toContainText(`Verstuurd naar ${right}.`)
  await dialog.getByRole('button', { name: 'Sluiten' }).click()
  await visit(await activationLink(page, right))

  await visit('/pages/terms')
  await expect(reminder).toHaveCount(0)
})

test('too many mails are told in both languages [SGN-6]', async ({
  page,
  visit,
  newMember,
  enterAs,
  inLocale,
}) => {
  await enterAs(await newMember({ status: 'not_confirmed' }))
  await page.route('**/api/resend-activation.php', (route) =>
    route.fulfill({ status: 429, json: { error: { code: 'MAIL_LIMIT' } } }),
  )
  for (const { lang, again, text } of [
    {
      lang: 'nl',
      again: 'Stuur de e-mail opnieuw',
      text: 'We hebben je al een paar e-mails gestuurd. Kijk ook in je spam, of probeer het later opnieuw.',
    },
    {
      lang: 'en',
      again: 'Send the e-mail again',
      text: 'We have already sent you a few e-mails. Check your spam folder too, or try again later.',
    },
  ] as const) {
    await inLocale(lang)
    await visit('/pages/terms')

    await page.getByRole('button', { name: again }).click()

    await expect(page.getByRole('main')).toContainText(text)
  }
})

test('nobody else is reminded: not the active, nor whoever switched something off [SGN-6]', async ({
  page,
  visit,
  newMember,
  enterAs,
}) => {
  for (const wishes of [
    { status: 'active', notifications_disabled: [] },
    { status: 'not_confirmed', notifications_disabled: ['email_like'] },
  ]) {
    await enterAs(await newMember(wishes))
    await visit('/pages/terms')
    await page.waitForLoadState('networkidle')
    await expect(page.getByText('Bevestig je e-mailadres.')).toHaveCount(0)
  }
})

/** As the button does it. */
async function resend(page: Page): Promise<void> {
  const headers = { 'x-request-type': 'client' }
  const reply = await page.request.post('/api/resend-activation.php', { headers, data: {} })
  expect(reply.status()).toBe(200)
}

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
