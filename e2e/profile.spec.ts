import type { Locator, Page } from '@playwright/test'
import { inspect } from './inspect.ts'
import { expect, test } from './member-fixtures.ts'
import { overflow } from './overflow.ts'

test.use({ expectedErrors: /status of 400/ })

test('what a member tells is saved and still there after a reload, with ten interests at most, and nobody loses changes by leaving without a word [ACC-2] [WAN-1]', async ({
  page,
  visit,
  newMember,
  enterAs,
}) => {
  await enterAs(await newMember())
  await visit('/profile')
  const [name, about] = [
    page.getByLabel('Profielnaam'),
    page.getByRole('textbox', { name: 'Over jou' }),
  ]
  const interests = page.getByRole('group', { name: 'Interesses' }).getByRole('checkbox')
  const save = page.getByRole('button', { name: 'Opslaan' })

  await name.fill('Noortje')
  await page.getByRole('group', { name: 'Ik zoek' }).getByText('Mannen en vrouwen').click()
  await page.getByRole('group', { name: 'Geaardheid' }).getByText('Bi', { exact: true }).click()
  await page.getByLabel('Maand').selectOption({ label: 'maart' })
  await about.fill('Ik dans slecht, maar graag.')
  for (let index = 0; index < 10; index += 1) await interests.nth(index).check({ force: true })
  await expect(page.getByText('10 van 10 gekozen')).toBeVisible()
  await expect(interests.nth(10)).toBeDisabled()
  await interests.nth(0).uncheck({ force: true })
  await expect(interests.nth(10)).toBeEnabled()
  await page.getByRole('group', { name: 'Wat ik zoek' }).getByText('Spannende dates').click()
  await page.getByRole('group', { name: 'Relatievorm' }).getByText('Open', { exact: true }).click()
  await page.getByLabel('Haarkleur').selectOption({ label: 'Rood' })
  await save.click()
  await expect(page.getByText('Je profiel is opgeslagen')).toBeVisible()
  await name.fill('N')
  await save.click()
  await expect(page.getByText('Je profiel is opgeslagen')).toBeHidden()
  await name.fill('Noortje')
  await visit('/profile')

  await expect(name).toHaveValue('Noortje')
  await expect(page.getByRole('radio', { name: 'Mannen en vrouwen' })).toBeChecked()
  await expect(page.getByRole('radio', { name: 'Bi', exact: true })).toBeChecked()
  await expect(page.getByLabel('Maand')).toHaveValue('03')
  await expect(about).toHaveValue('Ik dans slecht, maar graag.')
  await expect(interests.nth(0)).not.toBeChecked()
  await expect(interests.nth(1)).toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Spannende dates' })).toBeChecked()
  await expect(page.getByRole('radio', { name: 'Open', exact: true })).toBeChecked()
  await expect(page.getByLabel('Haarkleur')).toHaveValue('red')

  await about.fill('Nog niet klaar')
  await expect(page.getByText('Nog niet opgeslagen')).toBeVisible()
  const prices = await pricesInFooter(page)
  await prices.click()
  const dialog = page.getByRole('dialog', { name: 'Weggaan zonder op te slaan?' })
  await dialog.getByRole('button', { name: 'Hier blijven' }).first().click()
  await expect(page).toHaveURL('/profile')
  await expect(about).toHaveValue('Nog niet klaar')
  await prices.click()
  await dialog.getByRole('button', { name: 'Weggaan' }).click()
  await expect(page).toHaveURL('/pricing')
})

test('contact details, a date of birth of a minor and an unknown town are refused at their field, which is whole in light and dark, from 320 px on; towns are chosen also by keyboard [ACC-2] [SGN-3] [LAY-9] @night', async ({
  page,
  visit,
  newMember,
  enterAs,
}, { project }) => {
  await enterAs(await newMember())
  await visit('/profile')
  const [name, day, year] = ['Profielnaam', 'Dag', 'Jaar'].map((label) => page.getByLabel(label))
  const about = page.getByRole('textbox', { name: 'Over jou' })
  const town = page.getByRole('combobox', { name: 'Woonplaats' })
  const save = () => page.getByRole('button', { name: 'Opslaan' }).click()
  const young = page.getByText('Vul uw geboortedatum in (18+ jaar)')

  await about.fill('Bel me: 06 12345678')
  await save()
  await expect(about).toHaveAccessibleDescription(/zijn hier alleen voor premiumleden/)
  await about.fill('Bel me maar niet.')
  await day!.fill('45')
  await save()
  await expect(young).toBeVisible()
  await day!.fill('17')
  await expect(young).toBeHidden()
  const adult = await year!.inputValue()
  await year!.fill(String(new Date().getFullYear() - 17))
  await save()
  await expect(young).toBeVisible()
  await year!.fill(adult)

  await town.fill('Xyzzy')
  await expect(page.getByText('Die plaats kennen we niet.')).toBeVisible()
  await save()
  await expect(town).toHaveAccessibleDescription(
    'Die plaats kennen we niet. Probeer een grotere plaats in de buurt.',
  )
  await expect(town).toBeFocused()
  await name!.fill('N')
  await day!.fill('')
  await save()
  await expect(name!).toBeFocused()
  await inspect(page, `profile-mistakes-${project.name}`)
  expect(await overflow(page, 320)).toBe(0)
  await name!.fill('Noor')
  await day!.fill('17')
  await town.fill('')
  await save()
  await expect(town).toHaveAccessibleDescription('Vul je woonplaats in.')

  await chooseTown(page, town)
})

/** By keyboard, and then by writing faster than the suggestions come. */
async function chooseTown(page: Page, town: Locator): Promise<void> {
  const save = () => page.getByRole('button', { name: 'Opslaan' }).click()
  await town.fill('Rotter')
  await expect(page.getByRole('option', { name: /Rotterdam/ })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(town).toHaveValue('Rotterdam')
  await expect(page.getByRole('listbox')).toBeHidden()
  await save()
  await expect(page.getByText('Je profiel is opgeslagen')).toBeVisible()

  const late: (() => void)[] = []
  await page.route('**/api/places.php*', async (route) => {
    await new Promise<void>((come) => late.push(come))
    await route.continue()
  })
  await town.fill('amersfoort')
  await save()
  await expect.poll(() => late.length).toBeGreaterThan(0)
  for (const come of late) come()
  await expect(page.getByText('Alles is opgeslagen')).toBeVisible()
  await expect(town).not.toHaveAccessibleDescription(/kennen we niet/)
}

async function pricesInFooter(page: Page): Promise<Locator> {
  const footer = page.getByRole('contentinfo')
  await footer.getByText('Meer', { exact: true }).click()
  return footer.getByRole('link', { name: 'Prijzen' })
}
