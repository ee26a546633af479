import type { Page } from '@playwright/test'
import { HOME, pathTo } from '#contract/routes.ts'
import { openFiles } from '#server/features/media/media.ts'
import { eraseDue } from '#server/features/leaving/erase-members.ts'
import { test as base, expect } from './fixtures.ts'
import { untilAlive } from './is-alive.ts'
import { type ClockedProduct, startClockedProduct } from './start/clocked-product.ts'
import { agree } from './sign-up.ts'
import { PHONE } from './windows.ts'

const DAY = 24 * 60 * 60 * 1000
const FIRST = 'zeven rode fietsen'
const SECOND = 'acht blauwe boten'

const test = base.extend<object, { product: ClockedProduct }>({
  product: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it what is needed
    async ({}, give) => {
      const product = await startClockedProduct('journey')
      await give(product)
      await product.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ product }, give) => give(product.baseURL),
})

test.use({ ...PHONE, expectedErrors: /status of (403|404|409|410|429)/ })

test('from the first visit to the last byte erased [SGN-1] [SGN-2] [SGN-6] [AUT-4] [AUT-5] [AUT-6] [ACC-2] [ACC-6]', async ({
  page,
  visit,
  product,
}) => {
  const email = 'fleur@post.example'
  const moved = 'nieuw@post.example'

  await visit(`/signup?profile=${product.targetId}`)
  await signUp(page, email)
  await openLink(page, email, '/activate/done')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welkom, Fleur')

  await visit('/profile')
  await page.getByRole('textbox', { name: 'Over jou' }).fill('Ik fiets graag langs het water.')
  await page.getByRole('button', { name: 'Opslaan' }).click()
  await expect(page.getByText('Je profiel is opgeslagen')).toBeVisible()

  await changeAddress(page, visit, { from: FIRST, to: moved })
  await logOut(page)
  await lockOut(page, visit, moved)
  await reset(page, visit, moved)

  await logIn(page, visit, { email: moved, password: SECOND })
  await expect(page).toHaveURL((url) => url.pathname === pathTo(HOME))
  await leave(page, visit)
  await openLink(page, moved, '/account-deleted')
  await page.getByRole('button', { name: 'Account herstellen' }).click()
  await expect(page).toHaveURL((url) => url.pathname === pathTo(HOME))
  await visit('/profile')
  await expect(page.getByRole('textbox', { name: 'Over jou' })).toHaveValue(
    'Ik fiets graag langs het water.',
  )

  await leave(page, visit)
  await product.moveClock(14 * DAY)
  await openLink(page, moved, '/account-deleted')
  await page.getByRole('button', { name: 'Account herstellen' }).click()
  await expect(page.getByText('Deze link werkt niet meer')).toBeVisible()
  await eraseDue(product.db, openFiles('test-results/journey'), new Date(Date.now() + 14 * DAY))
  await logIn(page, visit, { email: moved, password: SECOND })
  await expect(page.getByRole('alert')).toHaveText('Login mislukt, probeer opnieuw')
  await product.moveClock(0)
})

async function signUp(page: Page, email: string): Promise<void> {
  const next = page.getByRole('button', { name: 'Verder', exact: true })
  await page.getByLabel('Je eerste bericht aan Sanne').fill('Dans je mee?')
  await page.getByRole('group', { name: 'Ik ben' }).getByText('Man').click()
  await page.getByRole('group', { name: 'Ik zoek' }).getByText('Vrouw').click()
  await next.click()
  await page.getByLabel('Profielnaam').fill('Fleur')
  await next.click()
  await page.getByLabel('Dag').fill('14')
  await page.getByLabel('Maand').selectOption('7')
  await page.getByLabel('Jaar').fill('1991')
  await page.getByRole('combobox', { name: 'Woonplaats' }).fill('Haarl')
  await page
    .getByRole('option', { name: /^Haarlem(?!merm)/ })
    .first()
    .click()
  await next.click()
  await page.getByLabel('E-mailadres').fill(email)
  await next.click()
  await page.getByLabel('Wachtwoord', { exact: true }).fill(FIRST)
  await agree(page)
  await page.getByRole('button', { name: 'Gratis lid worden (18+)' }).click()
  await expect(page.getByRole('heading', { name: 'Bevestig je e-mailadres' })).toBeVisible()
}

type Mail = { readonly html: string }

/** Opens the link to a page of ours in the newest mail to an address that has one. */
async function openLink(page: Page, email: string, path: string): Promise<void> {
  await expect.poll(() => linkIn(page, email, path)).toBeTruthy()
  await page.goto((await linkIn(page, email, path))!)
  await untilAlive(page)
}

async function linkIn(page: Page, email: string, path: string): Promise<string | undefined> {
  const reply = await page.request.get(`/dev/mail.json?to=${encodeURIComponent(email)}`)
  const { mails } = (await reply.json()) as { mails: Mail[] }
  const link = new RegExp(`https?://[^"]+${path}\\?token=[\\w-]{43}`)
  return mails.flatMap(({ html }) => link.exec(html)?.[0] ?? [])[0]
}

type Visit = (path: string) => Promise<void>

async function changeAddress(page: Page, visit: Visit, { from, to }: { from: string; to: string }) {
  await visit('/notifications')
  await page.getByRole('button', { name: 'E-mailadres: Wijzigen' }).click()
  await page.getByLabel('Nieuw e-mailadres').fill(to)
  await page.getByRole('button', { name: 'Link sturen' }).click()
  await confirm(page, from)
  await expect(page.getByText(`${to} is nog niet bevestigd.`)).toBeVisible()
  await openLink(page, to, '/mail-change/do')
  await expect(page.getByText(`Voortaan log je in met ${to}.`)).toBeVisible()
}

/** Gives the password that is asked for before something that cannot be taken back. */
async function confirm(page: Page, password: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Even controleren of jij het bent' })
  await dialog.getByLabel('Wachtwoord', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Verder' }).click()
  await expect(dialog).toBeHidden()
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('banner').locator('summary').last().click()
  await page.getByRole('button', { name: 'Uitloggen' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Inloggen' })).toBeVisible()
}

async function logIn(page: Page, visit: Visit, who: { email: string; password: string }) {
  await visit('/login')
  await page.getByLabel('E-mailadres').fill(who.email)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(who.password)
  await page.getByRole('main').getByRole('button', { name: 'Inloggen', exact: true }).click()
}

/** A stranger guesses; this browser, which forgot that it was ever here, is locked out as well. */
async function lockOut(page: Page, visit: Visit, email: string): Promise<void> {
  await page.context().clearCookies({ name: 'device' })
  for (let tried = 0; tried < 10; tried += 1)
    await page.request.post('/api/user.php', {
      headers: { 'x-request-type': 'client' },
      data: { email, password: 'wrong' },
    })
  await logIn(page, visit, { email, password: FIRST })
  // How long exactly goes by the clock.
  await expect(page.getByRole('alert')).toHaveText(
    /^Te veel foute pogingen, account voor 1[0-5] min geblokkeerd\.$/,
  )
}

async function reset(page: Page, visit: Visit, email: string): Promise<void> {
  await visit('/reset-password')
  await page.getByLabel('E-mailadres').fill(email)
  await page.getByRole('button', { name: 'Stuur me de link' }).click()
  await expect(page.getByText('Kijk in je mailbox')).toBeVisible()
  await openLink(page, email, '/reset-password/do')
  await page.getByLabel('Nieuw wachtwoord', { exact: true }).fill(SECOND)
  await page.getByLabel('Nieuw wachtwoord herhalen').fill(SECOND)
  await page.getByRole('button', { name: 'Wachtwoord opslaan' }).click()
  await expect(page.getByText('Je nieuwe wachtwoord is ingesteld.')).toBeVisible()
}

async function leave(page: Page, visit: Visit): Promise<void> {
  await visit('/notifications')
  await page.getByRole('button', { name: 'Account verwijderen' }).click()
  await page.getByText('Ik wil even pauze').click()
  await page.getByRole('button', { name: 'Verder', exact: true }).click()
  await page.getByRole('button', { name: 'Mijn account verwijderen' }).click()
  await expect(
    page.getByRole('dialog').or(page.getByText('Je account is verwijderd')),
  ).toBeVisible()
  if (await page.getByRole('dialog').isVisible()) await confirm(page, SECOND)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Je account is verwijderd')
}
