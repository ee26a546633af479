import type { Page } from '@playwright/test'
import { inspect } from './inspect.ts'
import { expect, test } from './member-fixtures.ts'

const NEW = 'twaalf stille bruggen'

test.use({ expectedErrors: /status of (400|403|404|410|429)/ })

test('whoever asks for a reset is told what is wrong with an address, that it has no account, and that there were too many [AUT-5] @night', async ({
  page,
  visit,
}) => {
  await visit('/login')
  await page.getByRole('link', { name: 'Wachtwoord vergeten?' }).click()
  // The login has a field of the same name.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wachtwoord vergeten?')
  const email = page.getByLabel('E-mailadres')

  await page.getByRole('button', { name: 'Stuur me de link' }).click()
  await expect(email).toHaveAccessibleDescription('Vul je e-mailadres in.')
  await askForReset(page, 'noor')
  await expect(email).toHaveAccessibleDescription(
    'Dit lijkt geen e-mailadres. Controleer het even.',
  )
  await expect(email).toBeFocused()
  await askForReset(page, 'nobody@example.com')
  await expect(email).toHaveAccessibleDescription('E-mailadres niet gevonden')
  await page.route('**/api/reset-password.php', (route) =>
    route.fulfill({ status: 429, json: { error: { code: 'RESET_LIMIT' } } }),
  )
  await askForReset(page, 'noor@example.com')
  await expect(page.getByRole('alert')).toHaveText(
    'Te veel wachtwoordherstel mails verstuurd, probeer het morgen nog eens.',
  )
})

test('a forgotten password is replaced by the link in the mail, once, which logs out this browser, too; what is wrong with a new one is told at its field [AUT-5] [AUT-8] [LAY-9]', async ({
  page,
  visit,
  newMember,
  enterAs,
  openLink,
}, { project }) => {
  const member = await newMember()
  await enterAs(member)
  await visit('/reset-password')
  await askForReset(page, member.email)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kijk in je mailbox')
  await openLink(member.email, '/reset-password/do')
  const [first, second] = ['Nieuw wachtwoord', 'Nieuw wachtwoord herhalen'].map((name) =>
    page.getByLabel(name, { exact: true }),
  )

  await choose(page, 'short', '')
  await expect(first!).toHaveAccessibleDescription(/Kies een wachtwoord van minstens 8 tekens\./)
  await choose(page, NEW, `${NEW}!`)
  await expect(second!).toHaveAccessibleDescription('De opgegeven wachtwoorden zijn niet gelijk.')
  await expect(second!).toBeFocused()
  await choose(page, 'password123', 'password123')
  await expect(first!).toHaveAccessibleDescription(/te makkelijk te raden/)
  await choose(page, NEW, NEW)
  await expect(page).toHaveURL('/login?done=reset')
  await expect(page.getByText('Je nieuwe wachtwoord is ingesteld.')).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Inloggen' })).toBeVisible()
  await logIn(page, member.email, NEW)
  await expect(page.getByRole('banner').getByText('Je account')).toBeAttached()

  await openLink(member.email, '/reset-password/do')
  await expect(page.getByRole('alert')).toHaveText(
    'Link verlopen of invalide, vraag een nieuwe e-mail aan',
  )
  await inspect(page, `reset-password-do-${project.name}`)
  await page.getByRole('link', { name: 'Nieuwe e-mail aanvragen' }).click()
  await expect(page).toHaveURL('/reset-password')
})

test('where accounts are private, the same is said whether there is one or not [AUT-5] @night', async ({
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
  expect(said[0]).toContain('Als er bij')
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
  await page.getByRole('main').getByRole('button', { name: 'Inloggen', exact: true }).click()
}
