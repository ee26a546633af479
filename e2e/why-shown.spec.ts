import { inspectIn, showIn } from './inspect.ts'
import { expect, test } from './member-fixtures.ts'
import { PHONE } from './windows.ts'

test.use(PHONE)

const ASK = { name: 'Waarom zie ik dit?' }

test('whoever asks is told why these members are shown, in which order, and that no place is for sale [LAW-4]', async ({
  page,
  visit,
  newMember,
  enterAs,
}) => {
  await enterAs(await newMember({ hasPhoto: true }))
  await visit('/members')
  await page.getByRole('button', ASK).click()
  const dialog = page.getByRole('dialog', ASK)
  await expect(dialog).toContainText('Wie het laatst actief was, staat bovenaan.')
  await expect(dialog).toContainText('Niemand kan een hogere plek kopen.')
  await showIn(page, 'desktop')
  await inspectIn(page, 'desktop', 'why-search', { isPage: false })
  await showIn(page, 'phone')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('button', ASK)).toBeFocused()

  await visit('/for-you')
  await page.getByRole('button', ASK).click()
  await expect(dialog.getByRole('heading', { level: 3 })).toHaveText([
    'De kaarten',
    'Wie bij je past',
    'Nieuw in de buurt',
  ])
  await inspectIn(page, 'phone', 'why-for-you', { isPage: false })
  await dialog.getByRole('link', { name: 'Lees meer in de voorwaarden' }).click()
  await expect(page).toHaveURL('/pages/terms')
  await expect(page.getByRole('main')).toContainText('Bij elke lijst staat de vraag')
})
