import type { Page } from '@playwright/test'
import { goOffline, goOnline } from './connection.ts'
import { expect, test } from './fixtures.ts'
import { overflow } from './overflow.ts'
import { answerUntil, begin, goOn, newAddress } from './sign-up.ts'

test.use({ expectedErrors: /status of (400|403|410)|ERR_INTERNET_DISCONNECTED|Failed to fetch/ })

test('a complaint survives a mistake, a lost connection and a reload, and ends with its number and a mail [INF-1]', async ({
  page,
  visit,
}) => {
  const email = newAddress()
  await visit('/complaints')
  await page.getByLabel('Je naam').fill('Anna de Vries')
  await page.getByLabel('E-mailadres').fill(email)
  await page.getByRole('button', { name: 'Klacht versturen' }).click()
  await expect(page.getByLabel('Waar gaat het over?')).toBeFocused()
  await expect(page.getByText('Kies waar het over gaat.')).toBeVisible()
  await page.getByLabel('Waar gaat het over?').selectOption('payment')
  await page.getByLabel('Wat is er gebeurd?').fill('Ik heb twee keer betaald.')
  expect(await overflow(page, 320)).toBe(0)
  await goOffline(page)
  await page.getByRole('button', { name: 'Klacht versturen' }).click()
  await expect(page.getByRole('alert')).toHaveText(
    'Je bent offline. Controleer je verbinding en probeer het opnieuw.',
  )
  await goOnline(page)
  await visit('/complaints')
  await expect(page.getByLabel('Wat is er gebeurd?')).toHaveValue('Ik heb twee keer betaald.')

  await page.getByRole('button', { name: 'Klacht versturen' }).click()

  const receipt = page.getByRole('status').filter({ hasText: 'We hebben je klacht ontvangen' })
  await expect(receipt).toBeFocused()
  const [number] = /K-\d{4}-\d{6}/.exec(await receipt.innerText())!
  await expect.poll(() => subjectsTo(page, email)).toEqual([`Klacht ${number} is ontvangen`])
  await visit('/complaints')
  await expect(page.getByLabel('Wat is er gebeurd?')).toHaveValue('')
})

test('an address is excluded by the link in its mail, cannot sign up, and is let in again by the other link [INF-1]', async ({
  page,
  visit,
}) => {
  const email = newAddress()
  await visit('/pages/ban')
  await page.getByLabel('E-mailadres dat je wilt uitsluiten').fill(email)
  await page.getByRole('button', { name: 'Link sturen' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'onderweg' })).toContainText(email)
  const links = await linksTo(page, email)
  expect(await overflow(page, 320)).toBe(0)
  await page.setViewportSize({ width: 1280, height: 800 })

  await visit(links.confirm)
  await page.getByRole('button', { name: 'Adres uitsluiten' }).click()
  await expect(page.getByText('Dit adres is uitgesloten.')).toBeVisible()
  await visit('/')
  await begin(page)
  await answerUntil(page, 'email')
  await page.getByLabel('E-mailadres').fill(email)
  await goOn(page)
  await expect(page.getByText('Dit e-mailadres is door de eigenaar uitgesloten.')).toBeVisible()

  await visit(links.lift)
  await page.getByRole('button', { name: 'Ongedaan maken' }).click()
  await expect(page.getByText('De uitsluiting is ongedaan gemaakt.')).toBeVisible()
})

type Mail = { readonly subject: string; readonly text: string }

async function mailsTo(page: Page, email: string): Promise<Mail[]> {
  const reply = await page.request.get(`/dev/mail.json?to=${encodeURIComponent(email)}`)
  const { mails } = (await reply.json()) as { mails: Mail[] }
  return mails
}

async function subjectsTo(page: Page, email: string): Promise<string[]> {
  return (await mailsTo(page, email)).map(({ subject }) => subject)
}

async function linksTo(page: Page, email: string) {
  await expect.poll(() => subjectsTo(page, email)).toHaveLength(1)
  const [mail] = await mailsTo(page, email)
  const pathOf = (name: string) => {
    const [link] = new RegExp(`/pages/ban\\?${name}=[\\w-]+`).exec(mail!.text)!
    return link
  }
  return { confirm: pathOf('token'), lift: pathOf('lift') }
}
