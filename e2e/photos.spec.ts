import type { Locator, Page } from '@playwright/test'
import { aPicture } from '#test/a-picture.ts'
import { inspect } from './inspect.ts'
import { expect, test } from './member-fixtures.ts'
import { overflow } from './overflow.ts'

test.use({ expectedErrors: /status of 400/ })

async function jpeg(name: string, colour: string) {
  const buffer = await aPicture({ width: 800, height: 600, colour })
  return { name, mimeType: 'image/jpeg', buffer }
}

/** The files that the tiles show, in their order. */
function shown(page: Page): Promise<(string | null)[]> {
  const images = page.locator('[data-sort-id] img')
  return images.evaluateAll((all) => all.map((image) => image.getAttribute('src')))
}

async function cropFirst(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Foto 1 van 2 bewerken' }).click()
  await dialog.getByRole('button', { name: 'Kies de uitsnede' }).click()
  const zoom = dialog.getByRole('slider', { name: 'Zoom' })
  await expect(zoom).toBeEnabled()
  await zoom.press('PageUp')
  await dialog.getByRole('application').press('ArrowRight')
  await dialog.getByRole('button', { name: 'Opslaan' }).click()
  await expect(dialog).toBeHidden()
}

/** By places, because the tiles themselves move while one is dragged. */
async function dragSecondToFirst(page: Page): Promise<void> {
  const tiles = page.locator('[data-sort-id]')
  const [to, from] = [await middleOf(tiles.nth(0)), await middleOf(tiles.nth(1))]
  await page.mouse.move(...from)
  await page.mouse.down()
  await page.mouse.move(...to, { steps: 8 })
  await page.mouse.up()
}

async function middleOf(tile: Locator): Promise<[number, number]> {
  const { x, y, width, height } = (await tile.boundingBox())!
  return [x + width / 2, y + height / 2]
}

test('photos are added, cropped, put in order and deleted; what is none says why [PHO-1] [PHO-2] [PHO-5]', async ({
  page,
  visit,
  newMember,
  enterAs,
}) => {
  // Of another country than visitors, whose first page would show a photo that is gone a moment later.
  await enterAs(await newMember({ country: 'DK', city: 'Aarhus' }))
  await visit('/profile')
  const panel = page.locator('#photos')
  const dialog = page.getByRole('dialog')
  const choose = panel.locator('input[type=file][multiple]')
  await expect(panel.getByText('Laat zien wie je bent')).toBeVisible()

  const fake = { name: 'nep.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<html>') }
  await choose.setInputFiles([
    await jpeg('een.jpg', '#a83232'),
    await jpeg('twee.jpg', '#3264a8'),
    fake,
  ])
  await expect(panel.getByText('2 van 3 foto’s.')).toBeVisible()
  await expect(panel.getByRole('listitem').filter({ hasText: 'nep.jpg' })).toContainText(
    'Dit bestand is geen foto die we kunnen lezen.',
  )
  await panel.getByRole('button', { name: 'nep.jpg weghalen' }).click()
  await inspect(page, 'photos')

  const [first, second] = await shown(page)
  const statusOf = async (photo: string) => (await page.request.get(photo)).status()
  await cropFirst(page)
  await expect.poll(async () => (await shown(page))[0]).not.toBe(first)
  const [cropped] = await shown(page)
  await expect.poll(() => statusOf(first!)).toBe(404)
  expect((await page.request.get(cropped!)).headers()['content-type']).toBe('image/webp')

  await panel.getByRole('button', { name: /Foto 2 van 2 verplaatsen/ }).press('ArrowLeft')
  await expect.poll(() => shown(page)).toEqual([second, cropped])
  await dragSecondToFirst(page)
  await expect.poll(() => shown(page)).toEqual([cropped, second])
  await expect(dialog).toBeHidden()
  await expect(panel.locator('[aria-busy=true]')).toHaveCount(0)
  await visit('/profile')
  await expect.poll(() => shown(page)).toEqual([cropped, second])

  await choose.setInputFiles([await jpeg('drie.jpg', '#32a864'), await jpeg('vier.jpg', '#a8a832')])
  await expect(panel.getByText('3 van 3 foto’s.')).toBeVisible()
  await expect(panel.getByRole('listitem').filter({ hasText: 'vier.jpg' })).toContainText(
    'Je hebt het maximale aantal foto',
  )
  await expect(choose).toHaveCount(0)

  await panel.getByRole('button', { name: 'Foto 1 van 3 bewerken' }).click()
  await dialog.getByRole('button', { name: 'Verwijderen' }).click()
  await dialog.getByRole('button', { name: 'Verwijderen' }).click()
  await expect(panel.getByText('2 van 3 foto’s.')).toBeVisible()
  await expect.poll(() => statusOf(cropped!)).toBe(404)

  expect(await overflow(page, 320)).toBeLessThanOrEqual(0)
})
