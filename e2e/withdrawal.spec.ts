import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { atProvider } from './paying.ts'
import { inspectInBoth } from './inspect.ts'
import { expect, type Member, test } from './member-fixtures.ts'
import { untilAlive } from './is-alive.ts'
import { PHONE } from './windows.ts'

test.use({ ...PHONE, expectedErrors: /status of 409/ })

/** Buys 75 credits at the embedded provider; the id of the order. */
async function buy(page: Page): Promise<string> {
  const data = { client_id: randomUUID(), package: 'p2', total_minor: 5995, method: 'creditcard' }
  const headers = { 'x-request-type': 'client' }
  const answer = await page.request.post('/api/orders.php', { data, headers })
  const { order } = (await answer.json()) as { order: { id: string; checkout_url: string } }
  await page.goto(order.checkout_url)
  await atProvider(page, 'pay')
  return order.id
}

/** What the newest mail to an address says. */
async function mailTo(page: Page, email: string): Promise<string> {
  const reply = await page.request.get(`/dev/mail.json?to=${encodeURIComponent(email)}`)
  const { mails } = (await reply.json()) as { mails: { html: string }[] }
  return mails[0]?.html ?? ''
}

test('a buyer withdraws by two presses from their orders, sees the sum first, and is mailed [LAW-1]', async ({
  page,
  visit,
  newMember,
  enterAs,
}) => {
  const noor: Member = await newMember()
  await enterAs(noor)
  await visit('/transactions')
  await buy(page)
  await expect(page.getByRole('link', { name: 'Aankoop herroepen' }).first()).toBeVisible()
  await visit('/transactions')
  await inspectInBoth(page, 'orders-withdrawable')

  await page.getByRole('main').getByRole('link', { name: 'Herroepen' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dit herroep je')
  await expect(page.getByRole('main')).toContainText(/Je krijgt terug\s*€\s59,95/)
  await inspectInBoth(page, 'withdrawal-sum')
  await page.getByRole('button', { name: 'Herroeping bevestigen' }).click()

  await expect(page.getByRole('status').filter({ hasText: 'Je krijgt' })).toContainText(/€\s59,95/)
  await inspectInBoth(page, 'withdrawal-done')
  await expect.poll(() => mailTo(page, noor.email)).toContain('Je herroeping is bevestigd')
  await visit('/withdraw')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Er is nu geen bestelling')
})

test('without a login a purchase is withdrawn from by the link in its receipt and an address [LAW-1]', async ({
  page,
  visit,
  newMember,
  enterAs,
}) => {
  const sem = await newMember()
  await enterAs(sem)
  await visit('/transactions')
  const id = await buy(page)
  const link = new RegExp(`/withdraw\\?order=${id}`)
  await expect.poll(() => mailTo(page, sem.email)).toMatch(link)
  // A page that is still open would ask on without its session.
  await page.goto('about:blank')
  await page.context().clearCookies()

  await visit('/withdraw')
  await page.getByRole('button', { name: 'Verder' }).click()
  await expect(page.getByLabel('Bestelnummer')).toBeFocused()
  await inspectInBoth(page, 'withdrawal-by-number')
  await page.goto(`/withdraw?order=${id}`)
  await untilAlive(page)
  await expect(page.getByLabel('Bestelnummer')).toHaveValue(id)
  await page.getByLabel('E-mailadres van je account').fill('someone@example.com')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('We vinden met deze gegevens geen bestelling')
  await page.getByLabel('E-mailadres van je account').fill(sem.email)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dit herroep je')
  await page.getByRole('button', { name: 'Herroeping bevestigen' }).click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Je herroeping is bevestigd')
})
