import { makeConversation } from '#test/make.ts'
import { field } from './chat-pages.ts'
import { holdApp, openHeld } from './hold-app.ts'
import { expect, test } from './member-fixtures.ts'

test('a message begun before the script is there can be sent, and goes behind a draft that was kept [CHA-2]', async ({
  page,
  db,
  newMember,
  enterAs,
}) => {
  const noor = await newMember({ name: 'Noor', credits: 9 })
  const sem = await newMember({ name: 'Sem', gender: 'male', seeks: 'female' })
  const { id } = await makeConversation(db, noor, sem, [{ from: sem, text: 'Donderdag?' }])
  await enterAs(noor)
  await page.addInitScript(holdApp)

  const letCome = await openHeld(page, `/chats/${id}`)
  await field(page).pressSequentially('Graag,')
  await letCome()
  await expect(page.getByRole('button', { name: 'Verstuur 1 credit' })).toBeEnabled()
  await expect(field(page)).toHaveValue('Graag,')

  const letComeAgain = await openHeld(page, `/chats/${id}`)
  await field(page).fill('om acht uur.')
  await letComeAgain()
  await expect(field(page)).toHaveValue('Graag, om acht uur.')
  await field(page).press('Enter')
  await expect(page.getByRole('log')).toContainText('Graag, om acht uur.')
})

test('a form filled in before the script is there is sent whole [INF-1]', async ({ page }) => {
  await page.addInitScript(holdApp)
  const letCome = await openHeld(page, '/complaints')
  await page.getByLabel('Je naam').fill('Anna de Vries')
  await page.getByLabel('Waar gaat het over?').selectOption('payment')
  await page.getByLabel('Wat is er gebeurd?').fill('Ik heb twee keer betaald.')
  await page.getByRole('radio', { name: 'Donker' }).check({ force: true })
  await letCome()
  await expect(page.locator('html')).toHaveAttribute('data-bs-theme', 'dark')
  await page.getByLabel('E-mailadres').fill(`anna-${Date.now()}@mail.example`)
  await page.getByRole('button', { name: 'Klacht versturen' }).click()
  await expect(
    page.getByRole('status').filter({ hasText: 'We hebben je klacht ontvangen' }),
  ).toBeVisible()
})
