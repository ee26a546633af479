import type { Page } from '@playwright/test'
import { HOME, pathTo } from '#contract/routes.ts'
import { PASSWORD } from '#test/make.ts'
import { inspect } from './inspect.ts'
import { expect, test } from './member-fixtures.ts'

test.use({ expectedErrors: /status of 403/ })

test('a member adds a passkey in the settings, logs in with it by what the field offers and by the button, confirms with it and removes it [AUT-9] [LAY-9]', async ({
  page,
  visit,
  newMember,
  enterAs,
  db,
}, { project }) => {
  const device = await deviceOf(page)
  const member = await newMember()
  await enterAs(member)

  await visit('/notifications')
  await addNamed(page, 'Mijn telefoon')
  await inspect(page, `passkeys-${project.name}`)

  await logOut(page)
  await visit('/login')
  await expect(page).toHaveURL(pathTo(HOME))

  await logOut(page)
  await offerNothing(page)
  await visit('/login')
  const button = page.getByRole('button', { name: 'Inloggen met een passkey' })
  await expect(button).toBeVisible()
  await inspect(page, `login-${project.name}`)
  await device.knowsOwner(false)
  await button.click()
  await expect(page.getByText('Geannuleerd. Er is niets gebeurd.')).toBeVisible()
  await device.knowsOwner(true)
  await button.click()
  await expect(page).toHaveURL(pathTo(HOME))

  await db
    .updateTable('session')
    .set({ confirmed_at: null })
    .where('member_id', '=', member.id)
    .execute()
  await visit('/notifications')
  const row = page.locator('#security li').filter({ hasText: 'Mijn telefoon' })
  await expect(row).toContainText('Laatst gebruikt')
  await row.getByRole('button', { name: 'Mijn telefoon: Verwijderen' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Verwijderen', exact: true }).click()
  const instead = dialog.getByRole('button', { name: 'Passkey gebruiken' })
  await expect(instead).toBeVisible()
  await inspect(page, `step-up-passkey-${project.name}`, false)
  await instead.click()

  await expect(page.getByText('Mijn telefoon is verwijderd.')).toBeVisible()
  await expect(row).toHaveCount(0)
  await logOut(page)
  await visit('/login')
  await button.click()
  await expect(page.getByRole('alert')).toHaveText(
    'Deze passkey werkt hier niet. Probeer het opnieuw of gebruik je wachtwoord.',
  )
})

/** Adds a passkey, for which the password is asked, and names it. */
async function addNamed(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Passkey toevoegen' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Verder' }).click()
  await page.getByLabel('Naam van de passkey').fill(name)
  await page.getByRole('button', { name: 'Opslaan', exact: true }).click()
  await expect(page.getByText(`De passkey heet nu ${name}.`)).toBeVisible()
}

/** A device of the browser's own that keeps passkeys and does as it is asked, as long as it knows its owner. */
async function deviceOf(page: Page) {
  const browser = await page.context().newCDPSession(page)
  await browser.send('WebAuthn.enable')
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    knowsOwner: (isUserVerified: boolean) =>
      browser.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  }
}

/** From the next page on the browser offers nothing in fields: the device would choose at once. */
async function offerNothing(page: Page): Promise<void> {
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false
  })
}

async function logOut(page: Page): Promise<void> {
  const menu = page.getByRole('banner').locator('details').last()
  await menu.locator('summary').click()
  await menu.getByRole('button', { name: 'Uitloggen' }).click()
  await expect(page).toHaveURL('/')
}
