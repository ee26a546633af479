import type { Page } from '@playwright/test'
import { goOffline, goOnline } from './connection.ts'
import { kept } from './kept.ts'
import { expect, test } from './member-fixtures.ts'
import { answerUntil, begin, finish, goOn, newAddress, question, SECRET } from './sign-up.ts'
import { fillDate } from './signup-answers.ts'

test.use({ expectedErrors: /status of (400|403|409)|ERR_INTERNET_DISCONNECTED|ERR_FAILED/ })

test('going back, reloading and a lost connection lose nothing but the password, and trying again makes one account [SGN-2]', async ({
  page,
  visit,
  db,
}) => {
  const email = newAddress()
  await visit('/')
  await begin(page)
  await answerUntil(page, 'password', { email })
  const password = page.getByLabel('Wachtwoord', { exact: true })
  await password.fill(SECRET)
  expect(JSON.stringify(await page.evaluate(() => Object.entries(sessionStorage)))).not.toContain(
    SECRET,
  )

  await page.getByRole('button', { name: 'Vorige' }).click()
  await expect(page.getByLabel('E-mailadres')).toHaveValue(email)
  await page.goBack()
  await expect(page.getByLabel('Jaar')).toHaveValue('1990')
  const town = page.getByRole('combobox', { name: 'Woonplaats' })
  await expect(town).toHaveValue('Utrecht')
  await town.fill('Amersf')
  await page.reload()
  await expect(page.getByLabel('Jaar')).toHaveValue('1990')
  await expect(town).toHaveValue('Amersf')
  await town.fill('Utrecht')
  await goOn(page)
  await expect(page.getByLabel('E-mailadres')).toHaveValue(email)
  await goOn(page)
  await question(page, 'Kies een wachtwoord')
  await expect(password).toHaveValue('')

  await finishWithLostConnection(page)

  await question(page, 'Bevestig je e-mailadres')
  const made = await db.selectFrom('member').select('id').where('email', '=', email).execute()
  expect(made).toHaveLength(1)
})

/** First nothing arrives, then the answer is lost. */
async function finishWithLostConnection(page: Page): Promise<void> {
  const again = page.getByRole('button', { name: 'Gratis lid worden (18+)' })
  await goOffline(page)
  await finish(page)
  await expect(page.getByRole('alert')).toHaveText(
    'Je bent offline. Controleer je verbinding en probeer het opnieuw.',
  )
  await goOnline(page)
  await page.route('**/api/signup.php', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await again.click()
  await expect(page.getByRole('alert')).toHaveText(
    'Er is een fout opgetreden, probeer het later opnieuw.',
  )
  await page.unroute('**/api/signup.php')
  await again.click()
}

test('the device can say where one lives, a misspelt address is put right with one press, and a name that turns out to be the address leads back [SGN-2, SGN-3, SGN-4] @night', async ({
  page,
  visit,
  context,
}) => {
  // An address that looks neither like one in a name nor like a telephone number: the name itself would be refused.
  const address = `${newAddress().slice(0, 8).replaceAll(/\d/g, 'n')}@x.example`
  const [name, email] = [page.getByLabel('Profielnaam'), page.getByLabel('E-mailadres')]
  const findMe = page.getByRole('button', { name: 'Gebruik mijn locatie' })
  await visit('/')
  await begin(page)
  await answerUntil(page, 'birth', { name: address })
  await findMe.click()
  await expect(page.getByText('We konden je plaats niet vinden.')).toBeVisible()
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 52.09, longitude: 5.12 })
  await findMe.click()
  await expect(page.getByRole('combobox', { name: 'Woonplaats' })).toHaveValue('Utrecht')
  await fillDate(page, '1990')
  await goOn(page)

  await email.fill('noor@gmial.com')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Bedoel je noor@gmail.com?' }).click()
  await expect(email).toHaveValue('noor@gmail.com')
  await email.fill(`${newAddress().slice(0, 36)}@gmial.com`)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /^Bedoel je/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await question(page, 'Kies een wachtwoord')

  await page.getByRole('button', { name: 'Vorige' }).click()
  await email.fill(address)
  await goOn(page)
  await expect(name).toBeFocused()
  await expect(name).toHaveAccessibleDescription(/Kies een naam die niet je e-mailadres is/)
  await name.fill('bel 0612345678')
  await goOn(page)
  await expect(name).toHaveAccessibleDescription(
    /Telefoonnummers, e-mailadressen en links zijn hier alleen voor premiumleden/,
  )
})

test('nothing personal is left in the browser after logging out [P11]', async ({
  page,
  visit,
  login,
}) => {
  await visit('/')
  await begin(page)
  await answerUntil(page, 'birth')
  await expect.poll(() => kept(page)).toEqual(['signup'])
  await login('free')
  await visit('/pages/terms')

  await page.getByRole('banner').locator('summary').last().click()
  await page.getByRole('button', { name: 'Uitloggen' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Inloggen' })).toBeVisible()

  await expect.poll(() => kept(page)).toEqual([])
})
