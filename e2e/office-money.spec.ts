import type { Page } from '@playwright/test'
import type { Db } from '#server/db/connect.ts'
import { sha256 } from '#server/kernel/secrets.ts'
import { makePaidOrder } from '#test/make-order.ts'
import { expect, test } from './member-fixtures.ts'
import { inspectOffice, logIn, office } from './office-steps.ts'

test.use({ expectedErrors: /403 \(Forbidden\)/ })

test('finance asks for a large refund by keys, somebody else approves it after the second factor, and the order shows it [OFF-9]', async ({
  page,
  browser,
  baseURL,
  db,
  newMember,
}) => {
  const buyer = await newMember()
  const { id: orderId } = await makePaidOrder(db, buyer)
  await logIn(page, baseURL, 'Finance')
  await page.goto(office(baseURL, `/orders?member_id=${buyer.id}`))
  await expect(page.getByRole('button', { name: orderId.slice(-8) })).toBeVisible()
  await inspectOffice(page)
  await page.keyboard.press('b')
  await expect(page.getByRole('textbox', { name: 'Credits' })).toBeFocused()
  await inspectOffice(page)
  await page.keyboard.press('Tab')
  await page.keyboard.type('Bought twice.')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^Request \d+ waits for a second person/)).toBeVisible()
  const { id } = await db
    .selectFrom('approval')
    .select('id')
    .where('subject_id', '=', orderId)
    .executeTakeFirstOrThrow()

  await page.goto(office(baseURL, `/approvals?view=mine&id=${id}`))
  await expect(page.getByRole('button', { name: 'Take the request back' })).toBeVisible()
  await page.keyboard.press('a')
  await expect(page.getByRole('button', { name: /^Approve/ })).toHaveCount(0)
  expect(await stateOf(db, id)).toBe('asked')

  const other = await browser.newContext()
  const owner = await other.newPage()
  await logIn(owner, baseURL, 'Owner')
  await owner.goto(office(baseURL, `/approvals?id=${id}`))
  await expect(owner.getByRole('button', { name: /^Approve, pay €59.95/ })).toBeVisible()
  await inspectOffice(owner)
  await ageFactor(db, owner)
  await owner.keyboard.press('a')
  await confirm(owner)
  await expect(owner.getByText('Done.', { exact: true })).toBeVisible()
  await other.close()

  expect(await stateOf(db, id)).toBe('done')
  await page.goto(office(baseURL, `/order?id=${orderId}`))
  await expect(page.getByRole('banner').getByText('Refunded')).toBeVisible()
  await expect(page.getByText('There is nothing to pay back.')).toBeVisible()
})

async function stateOf(db: Db, id: string): Promise<string> {
  const asked = db.selectFrom('approval').select('state').where('id', '=', id)
  return (await asked.executeTakeFirstOrThrow()).state
}

/** Makes the second factor of this login, and of no other, older than what a decision about money takes. */
async function ageFactor(db: Db, page: Page): Promise<void> {
  const cookies = await page.context().cookies()
  const { value } = cookies.find(({ name }) => name === 'office')!
  await db
    .updateTable('operator_session')
    .set({ confirmed_at: new Date(Date.now() - 60 * 60 * 1000) })
    .where('token_hash', '=', sha256(value))
    .execute()
}

async function confirm(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Confirm (demo)' })).toBeVisible()
  await page.keyboard.press('Enter')
}
