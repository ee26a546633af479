import type { Page } from '@playwright/test'
import { PASSWORD } from '#test/make.ts'
import { expect, test } from './member-fixtures.ts'

const NEW = 'twaalf stille bruggen'

test.use({ expectedErrors: /status of (400|403|404|410|429)/ })

test('a forgotten password is replaced by the link in the mail, once [AUT-5]', async ({
  page,
  visit,
  newMember,
  openLink,
}) => {
  const { email } = await newMember()
  await visit('/login')
  await page.getByRole('link', { name: 'Wachtwoord vergeten?' }).click()
  // The login has a field of the same name.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wachtwoord vergeten?')
  await askForReset(page, email)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kijk in je mailbox')

  await openLink(email, '/reset-password/do')
  await choose(page, NEW, NEW)
  await expect(page).toHaveURL('/login?done=reset')
  await expect(page.getByText('Je nieuwe wachtwoord is ingesteld.')).toBeVisible()
  await logIn(page, email, NEW)
  await expect(page.getByRole('banner').getByText('Je account')).toBeAttached()

  await openLink(email, '/reset-password/do')
  await expect(page.getByRole('alert')).toHaveText(
    'Link verlopen of invalide, vraag een nieuwe e-mail aan',
  )
})

test('a reset logs out whoever is logged in, in this browser too [AUT-5]', async ({
  page,
  visit,
  newMember,
  enterAs,
  openLink,
}) => {
  const member = await newMember()
  await enterAs(member)
  await visit('/reset-password')
  await askForReset(page, member.email)
  await openLink(member.email, '/reset-password/do')

  await choose(page, NEW, NEW)

  await expect(page).toHaveURL('/login?done=reset')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Inloggen' })).toBeVisible()
})

test('an address without an account is told so in both languages [AUT-5]', async ({
  page,
  visit,
}) => {
  for (const { lang, label, submit, text } of [
    {
      lang: 'nl',
      label: 'E-mailadres',
      submit: 'Stuur me de link',
      text: 'E-mailadres niet gevonden',
    },
    {
      lang: 'en',
      label: 'E-mail address',
      submit: 'Send me the link',
      text: 'E-mail address not found',
    },
  ]) {
    await visit(`/reset-password?lang=${lang}`)

    await page.getByLabel(label).fill('nobody@example.com')
    await page.getByRole('button', { name: submit }).click()

    await expect(page.getByLabel(label)).toHaveAccessibleDescription(text)
  }
})

test('an address that is none, or missing, is not even asked about', async ({ page, visit }) => {
  await visit('/reset-password')

  await page.getByRole('button', { name: 'Stuur me de link' }).click()
  await expect(page.getByLabel('E-mailadres')).toHaveAccessibleDescription('Vul je e-mailadres in.')
  await askForReset(page, 'noor')

  await expect(page.getByLabel('E-mailadres')).toHaveAccessibleDescription(
    'Dit lijkt geen e-mailadres. Controleer het even.',
  )
  await expect(page.getByLabel('E-mailadres')).toBeFocused()
})

test('too many reset mails are told in both languages [AUT-5]', async ({ page, visit }) => {
  await page.route('**/api/reset-password.php', (route) =>
    route.fulfill({ status: 429, json: { error: { code: 'RESET_LIMIT' } } }),
  )
  for (const { lang, text } of [
    {
      lang: 'nl',
      text: 'Te veel wachtwoordherstel mails verstuurd, probeer het morgen nog eens.',
    },
    { lang: 'en', text: 'Too many password reset e-mails sent, try again tomorrow.' },
  ]) {
    await visit(`/reset-password?lang=${lang}`)

    await page.getByRole('textbox').fill('noor@example.com')
    await page.getByRole('main').getByRole('button').click()

    await expect(page.getByRole('alert')).toHaveText(text)
  }
})

test('where accounts are private, the same is said whether there is one or not [AUT-5]', async ({
  page,
  visit,
  newMember,
  baseURL,
}) => {
  const { email } = await newMember({}, 'private.localhost')
  const address = new URL('/reset-password', baseURL)
  address.hostname = 'private.localhost'
  await page.context().addCookies([{ name: 'entry', value: '1', url: address.origin }])

  const said: string[] = []
  for (const asked of [email, 'nobody@example.com']) {
    await visit(address.href)
    await askForReset(page, asked)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kijk in je mailbox')
    said.push((await page.getByRole('main').innerText()).replace(asked, ''))
  }

  expect(said[0]).toBe(said[1])
  expect(said[0]).toContain('Hoort er een account bij')
})

test('what is wrong with a new password is told at its field in both languages [AUT-5] [AUT-8]', async ({
  page,
  newMember,
  openLink,
  inLocale,
}) => {
  const { email } = await newMember()
  await page.request.post('/api/reset-password.php', {
    headers: { 'x-request-type': 'client' },
    data: { email },
  })
  for (const { lang, fields, submit, differ, common, short } of [
    {
      lang: 'nl',
      fields: ['Nieuw wachtwoord', 'Nieuw wachtwoord herhalen'],
      submit: 'Wachtwoord opslaan',
      differ: 'De opgegeven wachtwoorden zijn niet gelijk.',
      common: /te makkelijk te raden/,
      short: 'Kies een wachtwoord van minstens 8 tekens.',
    },
    {
      lang: 'en',
      fields: ['New password', 'Repeat new password'],
      submit: 'Save password',
      differ: 'The passwords you entered are not the same.',
      common: /too easy to guess/,
      short: 'Choose a password of at least 8 characters.',
    },
  ] as const) {
    await inLocale(lang)
    await openLink(email, '/reset-password/do')
    const [first, second] = fields.map((name) => page.getByLabel(name, { exact: true }))
    const save = page.getByRole('button', { name: submit })

    await first!.fill('short')
    await save.click()
    await expect(first!).toHaveAccessibleDescription(new RegExp(short))
    await first!.fill(NEW)
    await second!.fill(`${NEW}!`)
    await save.click()
    await expect(second!).toHaveAccessibleDescription(differ)
    await expect(second!).toBeFocused()
    await first!.fill('password123')
    await second!.fill('password123')
    await save.click()
    await expect(first!).toHaveAccessibleDescription(common)
  }
})

test('a link that is none says so in both languages, and where to get another [AUT-5]', async ({
  page,
  visit,
}) => {
  for (const { lang, text, way } of [
    {
      lang: 'nl',
      text: 'Link verlopen of invalide, vraag een nieuwe e-mail aan',
      way: 'Nieuwe e-mail aanvragen',
    },
    {
      lang: 'en',
      text: 'Link expired or invalid, request a new e-mail',
      way: 'Request a new e-mail',
    },
  ]) {
    await visit(`/reset-password/do?lang=${lang}`)

    await expect(page.getByRole('alert')).toHaveText(text)
    await page.getByRole('link', { name: way }).click()

    await expect(page).toHaveURL('/reset-password')
  }
})

test('a new password needs the old one, and logs out the other devices [AUT-7] [AUT-1]', async ({
  page,
  visit,
  newMember,
  enterAs,
  browser,
  baseURL,
}) => {
  const member = await newMember()
  const other = await browser.newContext({ baseURL: baseURL! })
  await other.request.post('/api/user.php', {
    headers: { 'x-request-type': 'client' },
    data: { email: member.email, password: PASSWORD },
  })
  await enterAs(member)
  await visit('/notifications')
  await page.getByRole('button', { name: 'Wachtwoord: Wijzigen' }).click()

  await page.getByLabel('Huidig wachtwoord').fill('not my password')
  await choose(page, NEW, NEW)
  await expect(page.getByLabel('Huidig wachtwoord')).toHaveAccessibleDescription(
    'Dit wachtwoord klopt niet.',
  )
  await page.getByLabel('Huidig wachtwoord').fill(PASSWORD)
  await page.getByRole('button', { name: 'Wachtwoord opslaan' }).click()

  await expect(page.getByText('Je wachtwoord is gewijzigd.')).toBeVisible()
  await expect(page.getByText('Dit apparaat', { exact: true })).toBeVisible()
  const { user } = (await (await other.request.get('/api/user.php')).json()) as { user: unknown }
  expect(user).toBeNull()
  await other.close()
})

async function askForReset(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-mailadres').fill(email)
  await page.getByRole('button', { name: 'Stuur me de link' }).click()
}

async function choose(page: Page, password: string, repeated: string): Promise<void> {
  await page.getByLabel('Nieuw wachtwoord', { exact: true }).fill(password)
  await page.getByLabel('Nieuw wachtwoord herhalen').fill(repeated)
  await page.getByRole('button', { name: 'Wachtwoord opslaan' }).click()
}

async function logIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('E-mailadres').fill(email)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Inloggen' }).click()
}
