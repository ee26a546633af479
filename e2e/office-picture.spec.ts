import { aPicture } from '#test/a-picture.ts'
import { makeSite } from '#test/make.ts'
import { expect, test } from './member-fixtures.ts'
import { logIn, office } from './office-steps.ts'

// What is no picture is refused, and so is a tile that has none yet.
test.use({ expectedErrors: /400 \(Bad Request\).*(site-pictures|settings-draft)/ })

test('a picture for a tile is sent in the settings, shown, and prepared with the draft [OFF-12]', async ({
  page,
  baseURL,
  db,
}) => {
  const site = await makeSite(db)
  await logIn(page, baseURL, 'Owner')
  await page.goto(office(baseURL, `/settings?site=${site.id}`))
  await page.getByRole('button', { name: 'Add a tile' }).click()
  await page.getByRole('group').getByRole('textbox', { name: 'Name' }).fill('Cam')
  await page.getByRole('textbox', { name: 'Address', exact: true }).fill('https://cam.example')
  const input = page.locator('input[type=file]')
  await input.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('none') })
  await expect(page.getByText('This file is no picture that we can read.')).toBeVisible()

  const buffer = await aPicture({ width: 600, height: 800 })
  await input.setInputFiles({ name: 'cam.jpg', mimeType: 'image/jpeg', buffer })
  const shown = page.getByRole('img', { name: 'The picture as it is shown' })
  await expect(shown).toBeVisible()
  await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(480)
  await expect(page.getByText('1 change in draft')).toBeVisible()
})
