import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { axe } from './axe.ts'
import { untilAlive } from './is-alive.ts'
import { expect, test } from './member-fixtures.ts'
import { picture } from './picture.ts'
import { inspectInBoth } from './inspect.ts'
import { DESKTOP, PHONE } from './windows.ts'

const HOUR = 60 * 60 * 1000

test.use(PHONE)

test('a newcomer is told of the bonus by a true clock, and chooses at its prices [DIS-2] [DIS-3] [DIS-4] [LAY-1] [PAY-1]', async ({
  page,
  visit,
  newMember,
  enterAs,
}) => {
  const begunAt = Date.now()
  const signupAt = new Date(begunAt - HOUR)
  await enterAs(await newMember({ is_newcomer: true, signup_at: signupAt, hasPhoto: true }))
  const html = await (await page.request.get('/members')).text()
  expect(html).toContain('<aside class=')
  // This browser's clock is wrong by hours, and stands still until the test lets it go on.
  await page.clock.install({ time: begunAt + 5 * HOUR })
  await page.clock.pauseAt(begunAt + 5 * HOUR + 1000)
  await visit('/members')
  await expect(async () => {
    await page.clock.runFor(100)
    expect(await page.getByRole('timer').isVisible()).toBe(true)
  }).toPass()

  const [left, passed] = [await secondsIn(page), (Date.now() - begunAt) / 1000]
  expect(left).toBeGreaterThanOrEqual(3 * 3600 - passed - 1)
  expect(left).toBeLessThanOrEqual(3 * 3600)
  const modal = page.getByRole('dialog', { name: 'Speciaal voor nieuwe leden' })
  await page.clock.runFor(39_000)
  await expect(modal).toHaveCount(0)
  await page.clock.runFor(2_000)
  await expect(modal).toContainText('in de eerste 4 uur na je aanmelding krijg je 25% korting')
  await page.clock.resume()
  await axe(page)
  await picture(page, 'time-bonus-phone', false)
  await page.setViewportSize(DESKTOP.viewport)
  await axe(page)
  await picture(page, 'time-bonus-desktop', false)
  await page.keyboard.press('Escape')
  await expect(modal).toHaveCount(0)
  await expect
    .poll(() => page.evaluate(() => localStorage['hide-time-bonus-modal'] as string))
    .toMatch(/^\d+$/)

  await page.getByRole('complementary').getByRole('link', { name: 'Bekijk' }).click()
  await expect(page).toHaveURL('/credits')
  const popular = page.locator('section').filter({ hasText: 'Populair' }).last()
  await expect(popular).toContainText(/Eerst €\s59,95.*€\s44,96.*€\s0,60 per bericht/s)
  await expect.poll(() => topmost(page)).toBe('Kies 12')
  await page.setViewportSize(PHONE.viewport)
  await expect.poll(() => topmost(page)).toBe('Kies 75')
  await inspectInBoth(page, 'premium')
  await popular.getByRole('link', { name: 'Kies 75' }).click()

  await expect(page).toHaveURL('/credits/p2')
})

test('what is bought and sent shows in open tabs at once, and in the history [CRE-2] [CRE-3] [PAY-9] [LAY-4]', async ({
  page,
  context,
  visit,
  newMember,
  enterAs,
}) => {
  const sem = await newMember({ name: 'Sem', gender: 'male', seeks: 'female', hasPhoto: true })
  const noor = await newMember({ credits: 2 })
  await enterAs(noor)
  const isListening = page.waitForResponse(/events\.php/)
  await visit('/premium')
  await isListening
  const places = page.getByRole('navigation', { name: 'Hoofdmenu' })
  await expect(places.getByText('nog 2 credits')).toBeAttached()
  const popular = page.locator('section').filter({ hasText: 'Populair' })
  await expect(popular).toContainText(/€\s59,95/)
  await expect(popular).not.toContainText('Was')

  const sent = { client_id: randomUUID(), profile_id: sem.id, text: 'Dag Sem' }
  expect((await post(page, '/api/message.php', sent)).ok()).toBe(true)
  const wish = { client_id: randomUUID(), package: 'p2', total_minor: 5995, method: 'creditcard' }
  const { order } = (await (await post(page, '/api/orders.php', wish)).json()) as {
    order: { id: string; checkout_url: string }
  }
  const deps = await context.newPage()
  await deps.goto(order.checkout_url)
  await deps.locator('button[value=pay]').click()
  await deps.waitForURL(`**/transactions/${order.id}`)

  await expect(page).toHaveURL('/credits')
  await expect(places.getByRole('link', { name: 'Credits' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await expect(page.getByRole('main').getByText('76', { exact: true })).toBeVisible()
  const history = page.getByRole('region', { name: 'Waar je credits bleven' }).getByRole('listitem')
  await expect(history).toHaveCount(3)
  await expect(history.nth(0)).toContainText('+75')
  await expect(history.nth(0).getByRole('link')).toHaveAttribute(
    'href',
    `/transactions/${order.id}`,
  )
  await expect(history.nth(1)).toContainText('Bericht aan Sem')
  await expect(history.nth(1).getByRole('link')).toHaveAttribute('href', `/members/${sem.id}`)

  const limit = page.getByRole('region', { name: 'Je bestedingslimiet' })
  await limit.getByLabel('Bedrag per maand').fill('80')
  await limit.getByRole('button', { name: 'Limiet instellen' }).click()
  await expect(limit).toContainText(/Deze maand €\s59,95 van €\s80,00/)
  await limit.getByLabel('Bedrag per maand').fill('100')
  await expect(limit).toContainText('het gaat pas na 24 uur in')
  await limit.getByRole('button', { name: 'Limiet wijzigen' }).click()
  await expect(limit).toContainText(/is je limiet €\s100,00/)

  await page.reload()
  await untilAlive(page)
  await expect(limit).toContainText(/van €\s80,00/)
})

/** What the countdown in the banner says. */
async function secondsIn(page: Page): Promise<number> {
  const text = await page.getByRole('timer').innerText()
  const [hours = 0, minutes = 0, seconds = 0] = (text.match(/\d+/g) ?? []).map(Number)
  return hours * 3600 + minutes * 60 + seconds
}

/** The button of the package that stands first on the screen. */
function topmost(page: Page): Promise<string> {
  return page.getByRole('link', { name: /^Kies \d/ }).evaluateAll(
    (links) =>
      links
        .map((link) => ({
          text: link.textContent,
          box: link.closest('section')!.getBoundingClientRect(),
        }))
        .toSorted((one, other) => one.box.x - other.box.x || one.box.y - other.box.y)[0]!.text,
  )
}

function post(page: Page, path: string, data: object) {
  return page.request.post(path, { headers: { 'x-request-type': 'client' }, data })
}
