import { IDENTITIES } from '#contract/identities.ts'
import { makeMember } from '#test/make.ts'
import { axe } from './axe.ts'
import { untilAlive } from './is-alive.ts'
import { overflow } from './overflow.ts'
import { expect, feed, shown, test } from './search-fixtures.ts'
import { newAddress } from './sign-up.ts'
import { fillDate, finishWith } from './signup-answers.ts'
import { DUTCH } from './signup-words.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('a couple signs up, is found by who looks for couples and by nobody else, and their profile says so [SGN-10]', async ({
  page,
  visit,
  db,
  openSite,
  openFor,
}) => {
  const site = await openSite({ identities: IDENTITIES })
  const email = newAddress()
  const choose = (name: string) => page.getByText(name, { exact: true }).click()

  await visit(site.address('/signup'))
  await choose('Anders, of een stel')
  await choose('Non-binair')
  await page.locator('label:has(input[name=seeks][value=male])').click()
  await page.getByRole('button', { name: DUTCH.next, exact: true }).click()
  await expect(page.getByText('Kies wie je mag vinden.')).toBeVisible()
  await choose('Stel (vrouw en man)')
  await expect(page.getByText('op wiens naam het account staat', { exact: false })).toBeVisible()
  await page.getByRole('checkbox', { name: 'Ook stellen' }).check()
  await axe(page)
  expect(await overflow(page, 390)).toBeLessThanOrEqual(0)
  await page.getByRole('button', { name: DUTCH.next, exact: true }).click()
  await page.getByLabel(DUTCH.name, { exact: true }).fill('Fee en Gijs')
  await page.getByRole('button', { name: DUTCH.next, exact: true }).click()
  await fillDate(page, '1990')
  await page.getByRole('combobox', { name: DUTCH.place }).fill('utrecht')
  await page.getByRole('button', { name: DUTCH.next, exact: true }).click()
  await finishWith(page, DUTCH, email)
  await expect(page.getByRole('heading', { name: 'Bevestig je e-mailadres' })).toBeVisible()
  const { id, ...who } = await db
    .updateTable('member')
    .set({ status: 'active', is_newcomer: false })
    .where('email', '=', email)
    .returning(['id', 'identity', 'seeks', 'seeks_couples'])
    .executeTakeFirstOrThrow()
  expect(who).toEqual({ identity: 'couple_mixed', seeks: 'male', seeks_couples: 'also' })

  await makeMember(db, site.id, { name: 'Ans', region: 'UT', city: 'Utrecht' })
  const man = { gender: 'male', seeks: 'female', region: 'UT', city: 'Utrecht' } as const
  const me = await makeMember(db, site.id, { ...man, is_newcomer: false })
  const his = await openFor(me, site.address('/'))
  await his.goto(site.address('/members'))
  await untilAlive(his)
  await expect.poll(() => shown(his)).toEqual(['Ans'])
  await his.getByRole('button', { name: 'Vrouwen', exact: true }).click()
  await his.getByRole('checkbox', { name: 'Ook stellen' }).click()
  await expect(feed(his).getByRole('link', { name: /^Fee en Gijs/ })).toBeVisible()
  await his.getByText('Stellen', { exact: true }).click()
  await expect.poll(() => shown(his)).toEqual(['Fee en Gijs'])
  await expect(his).toHaveURL(/gender=both&couples=only/)

  await his.goto(site.address(`/members/${id}`))
  await expect(his.getByText('Stel (vrouw en man)')).toBeVisible()
  await expect(his.getByText('Mannen en stellen')).toBeVisible()
  expect(await overflow(his, 390)).toBeLessThanOrEqual(0)
})
