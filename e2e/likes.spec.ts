import { makeConversation } from '#test/make.ts'
import { inspect } from './inspect.ts'
import { expect, test } from './member-fixtures.ts'

const HOUR = 60 * 60 * 1000
const REFUSED = { error: { code: 'INVALID_INPUT' } }

test.use({ expectedErrors: /40[04]/ })

test('every kind of likes says when there are none, and an unknown kind is no page; more likes come while one scrolls, each once, and a list that fails can be asked for again [LIK-1] [LAY-9] @night', async ({
  page,
  visit,
  db,
  newMember,
  enterAs,
}) => {
  const me = await newMember({ hasPhoto: true, about: 'Ik hou van wandelen.' })
  await enterAs(me)
  await visit('/likes')
  await expect(page.getByText('Nog geen likes')).toBeVisible()
  await inspect(page, 'likes-empty')
  await page.getByRole('link', { name: 'Gegeven' }).click()
  await expect(page.getByText('Je hebt nog niemand een like gegeven')).toBeVisible()
  await page.getByRole('link', { name: 'Matches' }).click()
  await expect(page.getByText('Nog geen match')).toBeVisible()
  expect((await page.request.get('/likes/crushes')).status()).toBe(404)

  const others = await Promise.all(Array.from({ length: 30 }, () => newMember({ name: 'Vera' })))
  const likes = others.map(({ id }, at) => ({
    from_id: id,
    to_id: me.id,
    created_at: new Date(Date.now() - at * HOUR),
  }))
  await db.insertInto('member_like').values(likes).execute()
  await visit('/likes')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(page.getByRole('article')).toHaveCount(30)

  await page.route('**/api/likes.php*', (route) => route.fulfill({ status: 400, json: REFUSED }))
  await page.getByRole('link', { name: 'Gegeven' }).click()
  await expect(page.getByText('We kunnen je likes nu niet laden')).toBeVisible()
  await page.unroute('**/api/likes.php*')
  await page.getByRole('button', { name: 'Opnieuw proberen' }).click()
  await expect(page.getByText('Je hebt nog niemand een like gegeven')).toBeVisible()
})

test('a match is news until somebody has written, and an empty conversation is nothing to go on with [LIK-1] [CHA-2]', async ({
  page,
  visit,
  db,
  newMember,
  enterAs,
}) => {
  const me = await newMember({ hasPhoto: true })
  const sem = await newMember({ name: 'Sem', hasPhoto: true })
  const [first_id, second_id] = [me.id, sem.id].toSorted()
  await db
    .insertInto('member_like')
    .values([
      { from_id: me.id, to_id: sem.id, created_at: new Date() },
      { from_id: sem.id, to_id: me.id, created_at: new Date() },
    ])
    .execute()
  await db
    .insertInto('member_match')
    .values({ first_id: first_id!, second_id: second_id!, created_at: new Date() })
    .execute()
  await enterAs(me)
  const news = page.getByRole('heading', { name: 'Het is een match met Sem' })

  await visit('/likes')
  await expect(news).toBeVisible()
  await page.getByRole('link', { name: /^Sem schrijven/ }).click()
  await expect(page.getByRole('textbox', { name: 'Bericht aan Sem' })).toBeVisible()
  await visit('/likes')
  await expect(news).toBeVisible()
  await visit('/chats')
  await expect(page.getByRole('link', { name: /^Verder met/ })).toHaveCount(0)

  await makeConversation(db, me, sem, [{ from: me, text: 'Dag Sem' }])
  await visit('/likes')
  await expect(page.getByRole('article').filter({ hasText: 'Sem' })).toBeVisible()
  await expect(news).toHaveCount(0)
})
