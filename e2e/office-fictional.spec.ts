import { aPicture } from '#test/a-picture.ts'
import { expect, test } from './fixtures.ts'
import { inspectOffice, logIn, office } from './office-steps.ts'

// A text that promises is refused.
test.use({ expectedErrors: /400 \(Bad Request\).*fictional/ })

test('a writer makes a profile by keys, is told what it may not say, licenses a picture, publishes and retires it [OFF-13] [OFF-15]', async ({
  page,
  baseURL,
}) => {
  await logIn(page, baseURL, 'Writer')
  await page.keyboard.press('g')
  await page.keyboard.press('n')
  await expect(page.getByText(/profiles that do not exist/)).toBeVisible()
  await expect(page.getByRole('row', { name: /Published/ }).first()).toBeVisible()
  await inspectOffice(page)

  await page.keyboard.press('c')
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
  await page.keyboard.type('Aaltje')
  await page.getByLabel(/^Date of birth/).fill('1980-05-17')
  await page.getByLabel(/^Town/).fill('Hilversum')
  await page
    .getByLabel('Text on the profile')
    .fill('Zullen we zaterdag samen iets drinken bij mij thuis?')
  await expect(page.getByText('This promises a meeting.')).toBeVisible()
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('alert')).toContainText('Write it in other words')
  await page.getByLabel('Text on the profile').fill('Ik teken graag vogels.')
  await expect(page.getByText('No promise of a meeting')).toBeVisible()
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('button', { name: 'Publish Aaltje' })).toBeEnabled()

  const buffer = await aPicture({ width: 600, height: 800 })
  const file = { name: 'aaltje.jpg', mimeType: 'image/jpeg', buffer }
  await page.locator('input[type=file]').setInputFiles(file)
  await expect(page.getByRole('dialog')).toContainText('By what right is it shown?')
  await page.keyboard.press('Escape')
  await expect(page.getByText('Closed: a picture lacks its licence.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Publish Aaltje' })).toBeDisabled()
  await page.getByRole('button', { name: 'Note licence' }).press('Enter')
  await page.getByLabel(/^Where it is from/).fill('Drawn for us by Studio Lumen')
  await page.getByLabel(/^Licence/).fill('Dating use')
  await page.getByLabel(/^Proof/).fill('contract, PDF')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('listitem', { name: 'Picture 1' })).toContainText('fine')
  await inspectOffice(page)

  await page.getByRole('button', { name: 'Publish Aaltje' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Publish Aaltje' }).press('Enter')
  await expect(page.getByRole('region', { name: 'The mark' })).toContainText('Published')
  await page.getByRole('button', { name: 'Retire' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Retire' }).press('Enter')
  await expect(page.getByText(/Nobody sees it any more/)).toBeVisible()
})

test('an auditor reads fictional profiles by J, K and Enter, and changes nothing [OFF-13]', async ({
  page,
  baseURL,
}) => {
  await logIn(page, baseURL, 'Auditor')
  await page.goto(office(baseURL, '/fictional'))
  await expect(page.getByRole('row', { name: /Published/ }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: /New/ })).toHaveCount(0)
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await expect(page.getByText('You can read here, and not change anything.')).toBeVisible()
  await expect(page.getByLabel('Name', { exact: true })).toBeDisabled()
  await expect(page.getByText('Drawn for the product').first()).toBeVisible()
  await expect(page.getByRole('button', { name: /Publish|Retire|Remove|Save/ })).toHaveCount(0)
})
