import { axe } from './axe.ts'
import { expect, test } from './member-fixtures.ts'
import { overflow } from './overflow.ts'
import { picture } from './picture.ts'

test.use({ expectedErrors: /409|40[024]/ })

test('a match is written to where it is told: a line about a prompt, its price, a refusal with its reason, and one message in the end [CHA-12] [CHA-3]', async ({
  page,
  visit,
  newMember,
  enterAs,
  db,
}) => {
  const me = await newMember({ credits: 5 })
  const prompts = JSON.stringify([{ prompt: 'sunday', answer: 'Pannenkoeken.' }])
  const her = await newMember({ name: 'Dilara', hasPhoto: true, prompts })
  await db
    .insertInto('member_like')
    .values({ from_id: her.id, to_id: me.id, created_at: new Date() })
    .execute()
  await enterAs(me)
  await visit(`/members/${her.id}`)
  await page.getByRole('button', { name: 'Dilara liken' }).first().click()
  const match = page.getByRole('dialog')
  await expect(match).toContainText('Dilara')

  await match.getByRole('button', { name: /zondag/ }).click()
  const field = match.getByRole('textbox', { name: 'Bericht aan Dilara' })
  await expect(field).toHaveValue(/zondag/)
  await expect(match.getByRole('button', { name: /^Verstuur/ })).toContainText('1 credit')
  await axe(page)
  await picture(page, 'match-opener')
  expect(await overflow(page, 320)).toBe(0)

  const refused = { status: 409, json: { error: { code: 'CONVERSATION_LIMIT' } } }
  await page.route('**/api/message.php', (route) => route.fulfill(refused))
  await match.getByRole('button', { name: /^Verstuur/ }).click()
  await expect(match.getByRole('alert')).toBeVisible()
  await expect(field).toHaveValue(/zondag/)
  await page.unroute('**/api/message.php')
  await match.getByRole('button', { name: /^Verstuur/ }).click()
  await expect(match.getByRole('status').filter({ hasText: 'Verstuurd' })).toBeFocused()

  const sent = await db
    .selectFrom('message')
    .select('text')
    .where('sender_id', '=', me.id)
    .execute()
  expect(sent).toHaveLength(1)
  await match.getByRole('link', { name: 'Naar het gesprek' }).click()
  await expect(page.getByRole('main')).toContainText(sent[0]!.text)
  await expect(match).toBeHidden()
})
