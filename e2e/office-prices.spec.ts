import { makeSite } from '#test/make.ts'
import { expect, test } from './member-fixtures.ts'
import { inspectOffice, logIn, office } from './office-steps.ts'

test('a price is typed by keys, checked and seen at once, and asked for; somebody else decides [OFF-11] [OFF-9]', async ({
  page,
  baseURL,
  db,
}) => {
  await logIn(page, baseURL, 'Finance')
  const { id: siteId } = await makeSite(db)
  await page.goto(office(baseURL, `/packages?site=${siteId}`))
  const price = page.getByRole('textbox', { name: 'Price of p3 in EUR' })
  await expect(price).toHaveValue('99.95')

  await price.fill('59.00')
  await expect(page.getByText('1 to put right')).toBeVisible()
  await price.fill('89.85')
  await price.press('Alt+ArrowUp')
  await expect(price).toHaveValue('89.95')
  await expect(page.getByText('was €99.95')).toBeVisible()
  await expect(page.getByText(/^Advertised “from €0.57 a message” becomes true/)).toBeVisible()
  const phone = page.frameLocator('iframe[tabindex="0"]')
  await expect(phone.getByText('€ 89,95')).toBeVisible()
  await inspectOffice(page)
  await price.press('Control+Enter')
  await page.getByRole('textbox', { name: 'Why' }).fill('The largest sells badly.')
  await page.keyboard.press('Enter')
  const confirm = page.getByRole('button', { name: 'Confirm (demo)' })
  await expect(page.getByText(/^Asked for, as request/).or(confirm)).toBeVisible()
  if (await confirm.isVisible()) await confirm.click()

  await expect(page.getByText(/^Asked for, as request/)).toBeVisible()
  await expect(page.getByText(/Kees Blom asked for other prices/)).toBeVisible()
  const lists = await db.selectFrom('package').select('id').where('site_id', '=', siteId).execute()
  expect(lists).toEqual([])
})

test('a code is made by keys, found, limited and ended [OFF-11]', async ({ page, baseURL, db }) => {
  const name = `ZOMER-${Date.now()}`
  await logIn(page, baseURL, 'Finance')
  await page.goto(office(baseURL, `/codes?site=${(await makeSite(db)).id}`))
  await expect(page.getByRole('heading', { name: 'Discount codes' })).toBeVisible()
  await page.keyboard.press('c')
  await page.keyboard.type(name)
  await page.getByRole('spinbutton', { name: 'Percent off' }).fill('31')
  await expect(page.getByText('This is above 30 % or 500 uses')).toBeVisible()
  await page.getByRole('spinbutton', { name: 'Percent off' }).fill('25')
  await page.getByRole('textbox', { name: 'Last day' }).fill('2099-12-31')
  await page.getByRole('textbox', { name: 'Why' }).fill('A summer.')
  await page.keyboard.press('Enter')

  await page.getByRole('button', { name }).click()
  const pane = page.getByRole('complementary', { name })
  await expect(pane).toContainText('a message, with 160 credits')
  await inspectOffice(page)
  await pane.getByRole('button', { name: 'Change uses' }).click()
  await page.getByRole('spinbutton', { name: 'Uses in all' }).fill('5')
  await page.keyboard.press('Enter')
  await expect(pane).toContainText('0 of 5')
  await pane.getByRole('button', { name: 'End now' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'End now' }).click()
  await expect(pane).toContainText('Ended')
})
