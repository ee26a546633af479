import type { Page } from '@playwright/test'
import { makeConversation, PASSWORD } from '#test/make.ts'
import { field, openLive } from './chat-pages.ts'
import { expect, test } from './member-fixtures.ts'

test('whoever comes after another who did not log out sees nothing of what they wrote, and a tab that was theirs shows nothing of them any more [P11]', async ({
  page,
  visit,
  context,
  db,
  newMember,
  enterAs,
}) => {
  const noor = await newMember({ name: 'Noor', credits: 9 })
  const lies = await newMember({ name: 'Lies', credits: 9 })
  const roos = await newMember({ name: 'Roos', credits: 9 })
  const sem = await newMember({ name: 'Sem', gender: 'male', seeks: 'female' })
  for (const each of [noor, lies, roos])
    await makeConversation(db, each, sem, [{ from: sem, text: `Dag ${each.name}` }])
  const chat = `/members/${sem.id}/chat`
  await enterAs(noor)
  await openLive(page, chat)
  await field(page).fill('Alleen voor Sem')
  await leave(page)
  await context.clearCookies({ name: /session/ })

  await visit('/login')
  await page.getByLabel('E-mailadres').fill(lies.email)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/members')
  await expect(page.getByRole('link', { name: /Verder met/ })).toHaveCount(0)
  await openLive(page, chat)
  await expect(field(page)).toHaveValue('')

  await field(page).fill('Ook alleen voor Sem')
  await leave(page)
  await enterAs(roos)
  await openLive(page, chat)
  await expect(field(page)).toHaveValue('')

  await expect(page.getByRole('log').getByText('Dag Roos')).toBeVisible()
  const second = await context.newPage()
  await enterAs(lies)
  await second.goto(chat)
  await expect(page.getByRole('log').getByText('Dag Lies')).toBeVisible()
  await expect(page.getByText('Dag Roos')).toHaveCount(0)
})

/** A page that is open when another member comes goes on by itself, and in the way of a test that opens the next one. */
async function leave(page: Page): Promise<void> {
  await page.goto('about:blank')
}
