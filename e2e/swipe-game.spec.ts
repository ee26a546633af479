import type { Page } from '@playwright/test'
import { axe } from './axe.ts'
import { expect, test } from './member-fixtures.ts'
import { overflow } from './overflow.ts'
import { picture } from './picture.ts'

/** No other member of the demo world is as old, so that these are among themselves. */
const HIM = { gender: 'male', seeks: 'female', date_of_birth: '1935-05-17', region: 'NH' } as const
const HER = {
  gender: 'female',
  seeks: 'male',
  date_of_birth: '1936-03-02',
  region: 'NH',
  hasPhoto: true,
} as const

test('cards are thrown, passed, brought back and liked until the four likes of the day are given [SWI-1]', async ({
  page,
  visit,
  newMember,
  enterAs,
  db,
}) => {
  const me = await newMember(HIM)
  const names = ['Anouk', 'Bibi', 'Cato', 'Dilara', 'Eva', 'Fleur']
  const members = []
  for (const [index, name] of names.entries()) {
    const active = new Date(Date.now() - index * 60_000)
    members.push(await newMember({ ...HER, name, last_active_at: active }))
  }
  await db
    .insertInto('member_like')
    .values({ from_id: members[3]!.id, to_id: me.id, created_at: new Date() })
    .execute()
  await enterAs(me)
  await visit('/swipe-game')
  const top = page.getByRole('main').getByRole('heading', { level: 2 })
  await expect(top).toContainText('Anouk')
  await expect(page.getByText(/^Nieuwe likes over \d\d:\d\d:\d\d$/)).toBeVisible()
  await axe(page)
  await picture(page, 'swipe-game')
  for (const width of [320, 1280]) expect(await overflow(page, width)).toBe(0)

  await throwCard(page, 300)
  await expect(top).toContainText('Bibi')
  await throwCard(page, -300)
  await expect(top).toContainText('Cato')
  await page.keyboard.press('z')
  await expect(top).toContainText('Bibi')
  await page.getByRole('button', { name: 'Bibi liken' }).press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Je hebt Bibi geliket.' })).toBeAttached()
  await page.keyboard.press('ArrowRight')
  await expect(top).toContainText('Dilara')
  await page.keyboard.press('ArrowRight')
  const match = page.getByRole('dialog')
  await expect(match).toContainText('Dilara')
  await match.getByRole('button').last().click()

  await expect(top).toHaveText('Je likes van vandaag zijn op')
  await expect(page.getByRole('timer', { name: 'Tijd tot je nieuwe likes' })).toBeVisible()
  await axe(page)
  await picture(page, 'swipe-game-used-up')
  expect(await overflow(page, 320)).toBe(0)
  const likes = db
    .selectFrom('member_like')
    .innerJoin('member', 'member.id', 'to_id')
    .select('name')
    .where('from_id', '=', me.id)
    .orderBy('name')
  await expect
    .poll(async () => (await likes.execute()).map(({ name }) => name))
    .toEqual(['Anouk', 'Bibi', 'Cato', 'Dilara'])
  await visit('/swipe-game')
  await expect(page.getByText('Geen likes meer vandaag')).toBeVisible()
})

test('on a low phone each way to answer a card is above the tabs [SWI-1]', async ({
  page,
  visit,
  newMember,
  enterAs,
}) => {
  const me = await newMember(HIM)
  await newMember({ ...HER, name: 'Anouk', last_active_at: new Date() })
  await enterAs(me)
  await page.setViewportSize({ width: 390, height: 664 })
  await visit('/swipe-game')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toBeVisible()

  const tabs = (await page.getByRole('navigation').last().boundingBox())!
  const like = (await page.getByRole('button', { name: /liken$/ }).boundingBox())!
  expect(like.y + like.height).toBeLessThanOrEqual(tabs.y)
})

/** Drags the card on top so far to the side, as a finger would. */
async function throwCard(page: Page, far: number): Promise<void> {
  const box = (await page.locator('article:not([inert])').boundingBox())!
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 3]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + far, y, { steps: 5 })
  await page.mouse.up()
}
