import { inspect } from './inspect.ts'
import { expect, test } from './member-fixtures.ts'
import { overflow } from './overflow.ts'

test.use({ expectedErrors: /status of 400/ })

test('what a member tells is saved and still there after a reload [ACC-2]', async ({
  page,
  visit,
  newMember,
  enterAs,
}) => {
  await enterAs(await newMember())
  await visit('/profile')

  await page.getByLabel('Profielnaam').fill('Noortje')
  await page.getByRole('group', { name: 'Op zoek naar' }).getByText('Allebei').click()
  await page.getByRole('group', { name: 'Seksualiteit' }).getByText('Bi', { exact: true }).click()
  await page.getByLabel('Maand').selectOption({ label: 'maart' })
  await page.getByRole('textbox', { name: 'Over jou' }).fill('Ik dans slecht, maar graag.')
  await page.getByText('Koken').click()
  await page.getByText('Sauna').click()
  await page.getByLabel('Haarkleur').selectOption({ label: 'Rood' })
  await page.getByRole('button', { name: 'Opslaan' }).click()
  await expect(page.getByText('Je profiel is opgeslagen')).toBeVisible()
  await page.getByLabel('Profielnaam').fill('N')
  await page.getByRole('button', { name: 'Opslaan' }).click()
  await expect(page.getByText('Je profiel is opgeslagen')).toBeHidden()
  await page.getByLabel('Profielnaam').fill('Noortje')
  await page.reload()

  await expect(page.getByLabel('Profielnaam')).toHaveValue('Noortje')
  await expect(page.getByRole('radio', { name: 'Allebei' })).toBeChecked()
  await expect(page.getByRole('radio', { name: 'Bi', exact: true })).toBeChecked()
  await expect(page.getByLabel('Maand')).toHaveValue('03')
  await expect(page.getByRole('textbox', { name: 'Over jou' })).toHaveValue(
    'Ik dans slecht, maar graag.',
  )
  await expect(page.getByRole('checkbox', { name: 'Sauna' })).toBeChecked()
  await expect(page.getByLabel('Haarkleur')).toHaveValue('red')
})

test('the town is chosen from those that the search knows, also by keyboard [ACC-2] [LAY-9]', async ({
  page,
  visit,
  newMember,
  enterAs,
}) => {
  await enterAs(await newMember())
  await visit('/profile')
  const town = page.getByRole('combobox', { name: 'Woonplaats' })

  await town.fill('Xyzzy')
  await expect(page.getByText('Die plaats kennen we niet.')).toBeVisible()
  await page.getByRole('button', { name: 'Opslaan' }).click()
  await expect(town).toHaveAccessibleDescription(
    'Die plaats kennen we niet. Probeer een grotere plaats in de buurt.',
  )
  await expect(town).toBeFocused()
  await town.fill('')
  await page.getByRole('button', { name: 'Opslaan' }).click()
  await expect(town).toHaveAccessibleDescription('Vul je woonplaats in.')

  await town.fill('Rotter')
  await expect(page.getByRole('option', { name: /Rotterdam/ })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(town).toHaveValue('Rotterdam')
  await expect(page.getByRole('listbox')).toBeHidden()
  await page.getByRole('button', { name: 'Opslaan' }).click()
  await expect(page.getByText('Je profiel is opgeslagen')).toBeVisible()

  // Faster than the suggestions.
  const late: (() => void)[] = []
  await page.route('**/api/places.php*', async (route) => {
    await new Promise<void>((come) => late.push(come))
    await route.continue()
  })
  await town.fill('amersfoort')
  await page.getByRole('button', { name: 'Opslaan' }).click()
  await expect.poll(() => late.length).toBeGreaterThan(0)
  for (const come of late) come()
  await expect(page.getByText('Alles is opgeslagen')).toBeVisible()
  await expect(town).not.toHaveAccessibleDescription(/kennen we niet/)
})

test('contact details and a date of birth of a minor are refused at their field in both languages [ACC-2] [SGN-3]', async ({
  page,
  visit,
  newMember,
  enterAs,
  inLocale,
}) => {
  await enterAs(await newMember())
  const [day, year] = ['day', 'year'].map((part) => page.locator(`[autocomplete=bday-${part}]`))
  for (const { lang, label, save, contact, young } of [
    {
      lang: 'nl',
      label: 'Over jou',
      save: 'Opslaan',
      contact: /kunnen hier niet staan zolang je geen premiumlid bent/,
      young: 'Vul uw geboortedatum in (18+ jaar)',
    },
    {
      lang: 'en',
      label: 'About you',
      save: 'Save',
      contact: /cannot stand here until you are a premium member/,
      young: 'Enter your date of birth (18+ years)',
    },
  ] as const) {
    await inLocale(lang)
    await visit('/profile')
    const about = page.getByRole('textbox', { name: label })
    const press = () => page.getByRole('button', { name: save, exact: true }).click()

    await about.fill('Bel me: 06 12345678')
    await press()
    await expect(about).toHaveAccessibleDescription(contact)
    await about.fill('Bel me maar niet.')
    await day!.fill('45')
    await press()
    await expect(page.getByText(young)).toBeVisible()
    await day!.fill('17')
    await expect(page.getByText(young)).toBeHidden()
    await year!.fill(String(new Date().getFullYear() - 17))
    await press()

    await expect(page.getByText(young)).toBeVisible()
  }
})

test('ten interests are enough [ACC-2]', async ({ page, visit, newMember, enterAs }) => {
  await enterAs(await newMember())
  await visit('/profile')
  const interests = page.getByRole('group', { name: 'Interesses' }).getByRole('checkbox')

  for (let index = 0; index < 10; index += 1) await interests.nth(index).check({ force: true })
  await expect(page.getByText('10 van 10 gekozen')).toBeVisible()
  await expect(interests.nth(10)).toBeDisabled()
  await interests.nth(0).uncheck({ force: true })

  await expect(interests.nth(10)).toBeEnabled()
})

test('nobody loses changes by leaving without a word [ACC-2]', async ({
  page,
  visit,
  newMember,
  enterAs,
}) => {
  await enterAs(await newMember())
  await visit('/profile')
  await page.getByRole('textbox', { name: 'Over jou' }).fill('Nog niet klaar')
  await expect(page.getByText('Nog niet opgeslagen')).toBeVisible()
  const prices = page.getByRole('contentinfo').getByRole('link', { name: 'Prijzen' })

  await prices.click()
  const dialog = page.getByRole('dialog', { name: 'Weggaan zonder op te slaan?' })
  await dialog.getByRole('button', { name: 'Hier blijven' }).first().click()
  await expect(page).toHaveURL('/profile')
  await expect(page.getByRole('textbox', { name: 'Over jou' })).toHaveValue('Nog niet klaar')
  await prices.click()
  await dialog.getByRole('button', { name: 'Weggaan' }).click()

  await expect(page).toHaveURL('/pricing')
})

test('logging out is never held up by changes that are not saved [AUT-1] [P11]', async ({
  page,
  visit,
  newMember,
  enterAs,
}) => {
  await enterAs(await newMember())
  await visit('/profile')
  await page.getByRole('textbox', { name: 'Over jou' }).fill('Nog niet klaar')

  await page.getByRole('banner').locator('summary').last().click()
  await page.getByRole('button', { name: 'Uitloggen' }).click()

  await expect(page).toHaveURL('/')
})

test('a profile with mistakes is whole in light and dark, from 320 px on [LAY-9]', async ({
  page,
  visit,
  newMember,
  enterAs,
}, { project }) => {
  await enterAs(await newMember())
  await visit('/profile')
  await page.getByLabel('Profielnaam').fill('N')
  await page.getByLabel('Dag').fill('')
  await page.getByRole('combobox', { name: 'Woonplaats' }).fill('Xyzzy')
  await page.getByRole('button', { name: 'Opslaan' }).click()
  await expect(page.getByLabel('Profielnaam')).toBeFocused()

  await inspect(page, `profile-mistakes-${project.name}`)
  expect(await overflow(page, 320)).toBe(0)
})
