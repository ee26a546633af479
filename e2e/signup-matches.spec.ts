import { HOME, pathTo } from '#contract/routes.ts'
import { expect, test } from './member-fixtures.ts'

test.use({ expectedErrors: /status of (404|503)/ })

test('a like shows at once, and a mutual one is a match [SGN-7]', async ({
  page,
  visit,
  newMember,
  enterAs,
  db,
}) => {
  const me = await newMember({ gender: 'male', seeks: 'female', status: 'not_confirmed' })
  const target = await newMember({ name: 'Fleur', gender: 'female', seeks: 'male' })
  const now = new Date()
  await db
    .insertInto('first_message')
    .values({ member_id: me.id, target_id: target.id, text: 'Hoi', created_at: now })
    .execute()
  await db
    .insertInto('member_like')
    .values({ from_id: target.id, to_id: me.id, created_at: now })
    .execute()
  await enterAs(me)
  await visit('/signup-matches')
  const first = page.getByRole('main').getByRole('article').first()
  await expect(first).toContainText('Fleur')

  await first.getByRole('button', { name: 'Fleur liken' }).click()

  await expect(first.getByRole('button', { name: 'Je hebt Fleur geliket' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expect(first.getByText('Match')).toBeVisible()
})

test('what cannot be loaded can be tried again, a like that is refused is taken back, and with nobody to show it says so and leads on [SGN-7] @night', async ({
  page,
  visit,
  login,
}) => {
  const [list, like] = ['**/api/signup-matches.php', '**/api/like.php']
  await login('free')
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.route(list, (route) =>
    route.fulfill({ status: 503, json: { error: { code: 'SERVICE_UNAVAILABLE' } } }),
  )
  await visit('/signup-matches')
  await expect(page.getByText('Profielen worden geladen')).toBeAttached()
  // It asks a few times more by itself, ever later.
  await expect(async () => {
    await page.clock.runFor(10_000)
    expect(await page.getByRole('alert').isVisible()).toBe(true)
  }).toPass()
  await page.clock.resume()
  await page.unroute(list)
  await page.getByRole('button', { name: 'Opnieuw proberen' }).click()
  await expect(page.getByRole('article').first()).toBeVisible()

  await page.route(like, (route) =>
    route.fulfill({ status: 404, json: { error: { code: 'NOT_FOUND' } } }),
  )
  const heart = page.getByRole('button', { name: /liken$/ }).first()
  await heart.click()
  await expect(page.getByRole('alert')).toHaveText(
    'We kunnen dit niet vinden. Ga terug en laad de pagina opnieuw.',
  )
  await expect(heart).toHaveAttribute('aria-pressed', 'false')

  await page.route(list, (route) => route.fulfill({ json: { target_id: null, members: [] } }))
  await visit('/signup-matches')
  await expect(page.getByText('Nog niemand om te tonen')).toBeVisible()
  await page.getByRole('link', { name: 'Verder naar de site' }).click()
  await expect(page).toHaveURL(pathTo(HOME))
})

test('a visitor goes through the login to the first profiles [SGN-7] @night', async ({
  page,
  visit,
}) => {
  await visit('/signup-matches')

  await expect(page).toHaveURL(/\/login\?target=%2Fsignup-matches$/)
})
