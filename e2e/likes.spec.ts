import type { Page } from '@playwright/test'
import { openLive } from './chat-pages.ts'
import { inspect } from './inspect.ts'
import { untilAlive } from './is-alive.ts'
import { expect, type Member, test } from './member-fixtures.ts'

const HOUR = 60 * 60 * 1000
const ABOUT = 'Ik hou van wandelen.'

test('a like shows at the other side at once, and a like back is a match on both [LIK-1] [LIK-2] [LIK-4] [LAY-4] [LAY-7] [LAY-10]', async ({
  newMember,
  openFor,
}) => {
  const noor = await newMember({ name: 'Noor', hasPhoto: true })
  const sem = await newMember({ name: 'Sem', gender: 'male', seeks: 'female', about: ABOUT })
  const [hers, his] = [await openFor(noor), await openFor(sem)]
  await Promise.all([openLive(hers, '/likes/given'), openLive(his, '/likes')])
  await expect(hers).toHaveTitle('Likes · Vonk')

  // Somebody who looks at another tab of theirs hears of it, too.
  await like(his, noor)
  await expect(hers.getByText('Sem vindt je leuk')).toBeVisible()
  await expect(hers).toHaveTitle('(1) Likes · Vonk')
  await expect(hers.getByRole('banner').getByText('1 nieuwe like')).toBeAttached()

  await hers.getByRole('link', { name: 'Ontvangen' }).click()
  const tile = hers.getByRole('article').filter({ hasText: 'Sem' })
  await expect(tile).toContainText('Nieuw')
  await tile.getByRole('button').click()

  for (const [page, other] of [
    [hers, 'Sem'],
    [his, 'Noor'],
  ] as const) {
    const modal = page.getByRole('dialog', { name: 'Het is een match' })
    await expect(modal).toContainText(`${other} en jij vinden elkaar leuk`)
  }
  await inspect(hers, 'likes-match', false)

  await his.getByRole('dialog').getByRole('button', { name: 'Sluiten' }).click()
  await expect(his.getByRole('heading', { name: 'Het is een match met Noor' })).toBeVisible()
  await hers.getByRole('button', { name: 'Bekijk profiel' }).click()
  await expect(hers).toHaveURL(new RegExp(`/likes/m/${sem.id}$`))
  await expect(hers.getByRole('heading', { name: /Sem/ }).first()).toBeVisible()
  await expect(hers).toHaveTitle(/^[^(]/)

  await dismissAlert(his)
})

async function dismissAlert(page: Page): Promise<void> {
  const alert = page.getByRole('region', { name: 'Maak je profiel af.' })
  await expect(alert).toContainText('Met een foto')
  await alert.getByRole('button', { name: 'Sluiten' }).click()
  await expect(alert).toHaveCount(0)
  await visit(page, '/likes')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(alert).toHaveCount(0)
}

test('every kind of likes says when there are none, and an unknown kind is no page [LIK-1] [LAY-9]', async ({
  page,
  newMember,
  enterAs,
}) => {
  await enterAs(await newMember({ hasPhoto: true, about: ABOUT }))

  await visit(page, '/likes')
  await expect(page.getByText('Nog geen likes')).toBeVisible()
  await inspect(page, 'likes-empty')
  await page.getByRole('link', { name: 'Gegeven' }).click()
  await expect(page.getByText('Je hebt nog niemand een like gegeven')).toBeVisible()
  await page.getByRole('link', { name: 'Matches' }).click()
  await expect(page.getByText('Nog geen match')).toBeVisible()

  const answer = await page.goto('/likes/crushes')
  expect(answer?.status()).toBe(404)
})

test('more likes come while one scrolls, each once; a list that fails can be asked for again [LIK-1]', async ({
  page,
  db,
  newMember,
  enterAs,
}) => {
  const me = await newMember({ hasPhoto: true, about: ABOUT })
  const others = await Promise.all(Array.from({ length: 30 }, () => newMember({ name: 'Vera' })))
  const likes = others.map(({ id }, at) => ({
    from_id: id,
    to_id: me.id,
    created_at: new Date(Date.now() - at * HOUR),
  }))
  await db.insertInto('member_like').values(likes).execute()
  await enterAs(me)
  await visit(page, '/likes')

  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(page.getByRole('article')).toHaveCount(30)

  await page.route('**/api/likes.php*', (route) => route.fulfill({ status: 400, json: REFUSED }))
  await page.getByRole('link', { name: 'Gegeven' }).click()
  await expect(page.getByText('Je likes zijn er even niet')).toBeVisible()
  await page.unroute('**/api/likes.php*')
  await page.getByRole('button', { name: 'Opnieuw proberen' }).click()
  await expect(page.getByText('Je hebt nog niemand een like gegeven')).toBeVisible()
})

test.use({ expectedErrors: /40[04]/ })

const REFUSED = { error: { code: 'INVALID_INPUT' } }

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await untilAlive(page)
}

async function like(page: Page, { id }: Member): Promise<void> {
  const answer = await page.request.post('/api/like.php', {
    headers: { 'x-request-type': 'client' },
    data: { profile_id: id },
  })
  expect(answer.status()).toBe(200)
}
