import { kept } from './kept.ts'
import { expect, test } from './member-fixtures.ts'
import { answerUntil, begin, finish, goOn, newAddress, question, SECRET } from './sign-up.ts'

test.use({ expectedErrors: /status of (400|403|409)|ERR_INTERNET_DISCONNECTED|ERR_FAILED/ })

test('going back and reloading keep everything but the password [SGN-2]', async ({
  page,
  visit,
}) => {
  const email = newAddress()
  await visit('/')
  await begin(page)
  await answerUntil(page, 'password', { email })
  await page.getByLabel('Wachtwoord', { exact: true }).fill(SECRET)
  expect(JSON.stringify(await page.evaluate(() => Object.entries(sessionStorage)))).not.toContain(
    SECRET,
  )

  await page.getByRole('button', { name: 'Vorige' }).click()
  await expect(page.getByLabel('E-mailadres')).toHaveValue(email)
  await page.goBack()
  await expect(page.getByLabel('Jaar')).toHaveValue('1990')
  await page.reload()
  const town = page.getByRole('combobox', { name: 'Woonplaats' })
  await expect(town).toHaveValue('Utrecht')
  await town.fill('Amersf')
  await page.reload()
  await expect(town).toHaveValue('Amersf')
  await town.fill('Utrecht')
  await goOn(page)
  await expect(page.getByLabel('E-mailadres')).toHaveValue(email)
  await goOn(page)

  await question(page, 'Kies een wachtwoord')
  await expect(page.getByLabel('Wachtwoord', { exact: true })).toHaveValue('')
})

test('an address that looks misspelt can be put right with one press [SGN-4]', async ({
  page,
  visit,
}) => {
  await visit('/')
  await begin(page)
  await answerUntil(page, 'email')
  await page.getByLabel('E-mailadres').fill('noor@gmial.com')
  await page.keyboard.press('Enter')

  await page.getByRole('button', { name: 'Bedoel je noor@gmail.com?' }).click()
  await expect(page.getByLabel('E-mailadres')).toHaveValue('noor@gmail.com')

  await page.getByLabel('E-mailadres').fill(`${newAddress().slice(0, 36)}@gmial.com`)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /^Bedoel je/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await question(page, 'Kies een wachtwoord')
})

test('a name that turns out to be the address leads back, and one with a number stays there [SGN-3]', async ({
  page,
  visit,
}) => {
  // An address that looks neither like one in a name nor like a telephone number: the name itself would be refused.
  const address = `${newAddress().slice(0, 8).replaceAll(/\d/g, 'n')}@x.example`
  await visit('/')
  await begin(page)
  await answerUntil(page, 'email', { name: address })
  await page.getByLabel('E-mailadres').pressSequentially(address)
  await expect(page.getByLabel('E-mailadres')).toHaveValue(address)

  await goOn(page)

  await expect(page.getByLabel('Profielnaam')).toBeFocused()
  await expect(page.getByLabel('Profielnaam')).toHaveAccessibleDescription(
    /Kies een naam die niet je e-mailadres is/,
  )

  await page.getByLabel('Profielnaam').fill('bel 0612345678')
  await goOn(page)
  await expect(page.getByLabel('Profielnaam')).toHaveAccessibleDescription(
    /Telefoonnummers, e-mailadressen en links kunnen hier niet staan/,
  )
})

test('the device can say where one lives, and typing helps where it cannot [SGN-2]', async ({
  page,
  visit,
  context,
}) => {
  await visit('/')
  await begin(page)
  await answerUntil(page, 'birth')
  const place = page.getByRole('combobox', { name: 'Woonplaats' })
  await page.getByRole('button', { name: 'Gebruik mijn locatie' }).click()
  await expect(page.getByText('We konden je plaats niet vinden.')).toBeVisible()

  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 52.09, longitude: 5.12 })
  await page.getByRole('button', { name: 'Gebruik mijn locatie' }).click()

  await expect(place).toHaveValue('Utrecht')
})

test('a lost connection loses nothing, and trying again makes one account [SGN-2]', async ({
  page,
  visit,
  context,
  db,
}) => {
  const email = newAddress()
  await visit('/')
  await begin(page)
  await answerUntil(page, 'password', { email })
  await context.setOffline(true)
  await finish(page)
  await expect(page.getByRole('alert')).toHaveText('Je bent offline. Controleer je verbinding.')
  await context.setOffline(false)
  await page.route('**/api/signup.php', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await page.getByRole('button', { name: 'Gratis lid worden (18+)' }).click()
  await expect(page.getByRole('alert')).toHaveText(
    'Er is een fout opgetreden, probeer het later opnieuw.',
  )
  await page.unroute('**/api/signup.php')

  await page.getByRole('button', { name: 'Gratis lid worden (18+)' }).click()

  await question(page, 'Bevestig je e-mailadres')
  const made = await db.selectFrom('member').select('id').where('email', '=', email).execute()
  expect(made).toHaveLength(1)
})

test('nothing personal is left in the browser after logging out [P11]', async ({
  page,
  visit,
  login,
}) => {
  await visit('/')
  await begin(page)
  await answerUntil(page, 'email')
  await expect.poll(() => kept(page)).toEqual(['signup'])
  await login('free')
  await visit('/pages/terms')

  await page.getByRole('banner').locator('summary').last().click()
  await page.getByRole('button', { name: 'Uitloggen' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Inloggen' })).toBeVisible()

  await expect.poll(() => kept(page)).toEqual([])
})
