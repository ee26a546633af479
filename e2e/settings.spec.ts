import type { Db } from '#server/db/connect.ts'
import { expect, type Member, test } from './member-fixtures.ts'

test.use({ expectedErrors: /status of (403|409|410|500)|ERR_FAILED/ })

test('every switch counts at once, says what it does and is still there after a reload [ACC-3] [ACC-4] [CHA-6] [CHA-9]', async ({
  page,
  visit,
  newMember,
  enterAs,
  db,
}) => {
  const { id } = await newMember({ notifications_disabled: ['push_like'] })
  await enterAs({ id } as Member)
  await visit('/notifications')
  const [invisible, readMarks] = ['Onzichtbaar', 'Leesbevestigingen'].map((name) =>
    page.getByRole('switch', { name }),
  )
  await expect(page.getByRole('switch', { name: 'Likes, Push' })).not.toBeChecked()
  await expect(page.getByRole('switch', { name: 'Nieuwe leden, Push' })).toHaveCount(0)
  await expect(page.getByRole('switch', { name: /^Aanbiedingen/ })).toHaveCount(0)
  await expect(invisible!).toHaveAccessibleDescription(
    /niet voor in zoekresultaten.*niemand kan je schrijven of liken.*blijven leesbaar.*zet dit dan eerst uit/,
  )
  await expect(readMarks!).toHaveAccessibleDescription(
    /jij ziet dat ook van de ander.*geen van beiden/,
  )

  await page.getByRole('switch', { name: 'Berichten, E-mail' }).click()
  await page.getByRole('switch', { name: 'Nieuwe leden, E-mail' }).click()
  await page.getByRole('switch', { name: 'Likes, Push' }).click()
  await page.getByRole('radio', { name: 'Alleen leden' }).click()
  await invisible!.click()
  await readMarks!.click()
  await page.getByLabel('Woord of woorden').fill('bitcoin')
  await page.getByLabel('Woord of woorden').press('Enter')
  await page.getByLabel('Woord of woorden').fill('geld')
  await page.getByRole('button', { name: 'Toevoegen', exact: true }).click()
  await page.getByRole('button', { name: 'bitcoin verwijderen' }).click()
  await expect
    .poll(() => preferencesOf(db, id))
    .toEqual({
      notifications_disabled: ['email_message', 'email_search'],
      is_invisible: true,
      shown_to: 'members',
      shows_read_marks: false,
      hidden_words: ['geld'],
    })
  await visit('/notifications')

  await expect(page.getByRole('switch', { name: 'Berichten, E-mail' })).not.toBeChecked()
  await expect(page.getByRole('switch', { name: 'Nieuwe leden, E-mail' })).not.toBeChecked()
  await expect(page.getByRole('switch', { name: 'Likes, Push' })).toBeChecked()
  await expect(page.getByRole('switch', { name: 'Matches, E-mail' })).toBeChecked()
  await expect(invisible!).toBeChecked()
  await expect(page.getByRole('radio', { name: 'Alleen leden' })).toBeChecked()
  await expect(readMarks!).not.toBeChecked()
  await expect(page.getByRole('list', { name: 'Verborgen woorden' })).toHaveText('geld')
})

async function preferencesOf(db: Db, id: string) {
  const kept = await db
    .selectFrom('member')
    .select([
      'notifications_disabled',
      'is_invisible',
      'shown_to',
      'shows_read_marks',
      'hidden_words',
    ])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { ...kept, notifications_disabled: kept.notifications_disabled.toSorted() }
}

test('what could not be loaded or saved says so: a list can be asked for again, a switch goes back; blocked members are listed and can be let in again [ACC-3] [ACC-5] @night', async ({
  page,
  visit,
  newMember,
  enterAs,
  db,
}) => {
  const member = await newMember()
  const sanne = await newMember({ name: 'Sanne', city: 'Delft' })
  await db.insertInto('block').values({ blocker_id: member.id, blocked_id: sanne.id }).execute()
  const refuse = (path: string) =>
    page.route(path, (route) =>
      route.fulfill({ status: 500, json: { error: { code: 'UNEXPECTED' } } }),
    )
  await enterAs(member)
  await refuse('**/api/blocked.php')
  await visit('/notifications')
  const blocked = page.locator('#blocked')
  await expect(blocked.getByRole('alert')).toBeVisible()
  await page.unroute('**/api/blocked.php')
  await blocked.getByRole('button', { name: 'Opnieuw proberen' }).click()
  await expect(blocked).toContainText('Delft')

  await refuse('**/api/notifications.php')
  await page.getByRole('switch', { name: 'Onzichtbaar' }).click()
  await expect(page.getByRole('alert')).toHaveText(
    'Er is een fout opgetreden, probeer het later opnieuw.',
  )
  await expect(page.getByRole('switch', { name: 'Onzichtbaar' })).not.toBeChecked()

  await page.getByRole('button', { name: 'Sanne: Deblokkeren' }).click()
  await expect(page.getByText('Sanne is niet meer geblokkeerd')).toBeVisible()
  await expect(blocked).toContainText('Je hebt niemand geblokkeerd')
  await page.reload()
  await expect(blocked).toContainText('Je hebt niemand geblokkeerd')
})

test('a discreet member has a tab that says nothing, from the first byte on; the language is kept in the account, the theme in the browser [ACC-9] [ACC-3] [LOC-4] [LAY-13]', async ({
  page,
  visit,
  newMember,
  enterAs,
  db,
}) => {
  const { id } = await newMember()
  await enterAs({ id } as Member)
  await visit('/notifications')
  const main = page.getByRole('main')
  await expect(page).toHaveTitle('Instellingen · Vonk')

  await page.getByRole('switch', { name: 'Discreet' }).click()
  await expect(page).toHaveTitle('Notities')
  await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', /neutral-icon/)
  const html = async () => (await page.request.get('/pricing')).text()
  await expect.poll(html).toContain('<title>Notities</title>')
  expect(/<link rel="icon"[^>]+>/.exec(await html())?.[0]).toContain('neutral-icon')
  await page.getByRole('switch', { name: 'Discreet' }).click()
  await expect(page).toHaveTitle('Instellingen · Vonk')
  await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', /favicon/)

  await main.getByRole('button', { name: 'English' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings')
  await main.getByRole('button', { name: 'Dark' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-bs-theme', 'dark')
  await expect
    .poll(async () => {
      const member = db.selectFrom('member').select('language').where('id', '=', id)
      return (await member.executeTakeFirstOrThrow()).language
    })
    .toBe('en')
})
