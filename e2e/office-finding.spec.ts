import type { Db } from '#server/db/connect.ts'
import { makeOrder } from '#test/make-order.ts'
import { expect, type Member, test } from './member-fixtures.ts'
import { inspectOffice, logIn, office } from './office-steps.ts'

test('what does not match the provider is a case that is settled in words [OFF-10]', async ({
  page,
  baseURL,
  db,
  newMember,
}) => {
  const caseId = await aFinding(db, await newMember())
  await logIn(page, baseURL, 'Finance')
  await page.goto(office(baseURL, `/case?id=${caseId}`))
  await expect(page.getByRole('heading', { name: 'state differs', exact: true })).toBeVisible()
  await inspectOffice(page)
  await page.keyboard.press('f')
  await page.keyboard.type('The bank was slow; it is paid by now.')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')

  await expect.poll(() => outcomeOf(db, caseId)).toBe('settle')
})

/** The case of an order that the provider says is not paid. */
async function aFinding(db: Db, buyer: Member): Promise<string> {
  const order = await makeOrder(db, buyer)
  const side = { amount_minor: 5995, currency: 'EUR', refunded_minor: 0 }
  const facts = {
    ours: { ...side, state: 'completed' },
    theirs: { ...side, state: 'open' },
  }
  const { id: findingId } = await db
    .insertInto('payment_finding')
    .values({
      provider: 'sandbox',
      kind: 'state_differs',
      payment_id: order.provider_id,
      order_id: order.id,
      site_id: order.site_id,
      facts: JSON.stringify(facts),
      found_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id } = await db
    .selectFrom('office_case')
    .select('id')
    .where('kind', '=', 'payment')
    .where('subject_id', '=', findingId)
    .executeTakeFirstOrThrow()
  return String(id)
}

async function outcomeOf(db: Db, caseId: string): Promise<string | null> {
  const found = db.selectFrom('office_case').select('outcome').where('id', '=', Number(caseId))
  return (await found.executeTakeFirstOrThrow()).outcome
}
