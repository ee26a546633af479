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
  await expect(page.getByText('Je profiel is opgeslagen')).toBeHidden({ timeout: 2000 })
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
  await page.route('**/api/places.php*', async (route) => {
    await page.waitForTimeout(300)
    await route.continue()
  })
  await town.fill('amersfoort')
  await page.getByRole('button', { name: 'Opslaan' }).click()
  await expect(page.getByText('Alles is opgeslagen')).toBeVisible()
  await expect(town).not.toHaveAccessibleDescription(/kennen we niet/)
})

for (const { lang, label, save, text } of [
  {
    lang: 'nl',
    label: 'Over jou',
    save: 'Opslaan',
    text: /kunnen hier niet staan zolang je geen premiumlid bent/,
  },
  {
    lang: 'en',
    label: 'About you',
    save: 'Save',
    text: /cannot stand here until you are a premium member/,
  },
] as const) {
  test(`contact details are refused at their field in ${lang} [ACC-2]`, async ({
    page,
    visit,
    newMember,
    enterAs,
    inLocale,
  }) => {
    await enterAs(await newMember({ language: lang }))
    await inLocale(lang)
    await visit('/profile')
    const about = page.getByRole('textbox', { name: label })

    await about.fill('Bel me: 06 12345678')
    await page.getByRole('button', { name: save, exact: true }).click()

    await expect(about).toHaveAccessibleDescription(text)
  })
}

for (const { lang, save, text } of [
  { lang: 'nl', save: 'Opslaan', text: 'Vul uw geboortedatum in (18+ jaar)' },
  { lang: 'en', save: 'Save', text: 'Enter your date of birth (18+ years)' },
] as const) {
  test(`a date of birth is one of an adult, told in ${lang} [ACC-2] [SGN-3]`, async ({
    page,
    visit,
    newMember,
    enterAs,
    inLocale,
  }) => {
    await enterAs(await newMember({ language: lang }))
    await inLocale(lang)
    await visit('/profile')
    const [day, year] = [
      page.locator('[autocomplete=bday-day]'),
      page.locator('[autocomplete=bday-year]'),
    ]

    await day.fill('45')
    await page.getByRole('button', { name: save, exact: true }).click()
    await expect(page.getByText(text)).toBeVisible()
    await day.fill('17')
    await year.fill(String(new Date().getFullYear() - 17))
    await page.getByRole('button', { name: save, exact: true }).click()

    await expect(page.getByText(text)).toBeVisible()
  })
}

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
