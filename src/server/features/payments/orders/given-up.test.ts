import { expect, test } from 'vitest'
import { cancelOrder } from '#contract/orders.ts'
import { balanceOf } from '#server/features/credits/credits.ts'
import { freshDatabase } from '#test/database.ts'
import { makeSite } from '#test/make.ts'
import { paymentApp } from '#test/payment-app.ts'
import { auditLedger } from '../audit.ts'
import { checkDueOrders } from './check-due-orders.ts'

const { db } = await freshDatabase()
const site = await makeSite(db)
const { deps, provider, clock, time, aBuyer, deliver } = await paymentApp(db, site.id)
// In the middle of a month: no limit begins anew while a test runs.
time.offset = Date.parse('2027-03-15T12:00:00Z') - Date.now()

function ordersOf({ id }: { id: string }) {
  return db.selectFrom('credit_order').selectAll().where('member_id', '=', id).execute()
}

async function refundedOf(buyer: { id: string }, ids: readonly string[]): Promise<number[]> {
  const orders = await ordersOf(buyer)
  return ids.map((id) => orders.find((order) => order.id === id)!.refunded_minor)
}

function byNumber(one: number, other: number): number {
  return one - other
}

/** What is written down to go back goes to the provider a while later. */
async function sendRefunds(): Promise<void> {
  time.offset += 2 * 60_000
  await checkDueOrders(deps)
}

test('of purchases with one discount, each given up for the next and all paid in the end, one counts and the others go back [M7] [M11]', async () => {
  const noor = await aBuyer({ signup_at: clock() })
  const ids: string[] = []
  for (let times = 0; times < 4; times += 1) {
    const { body } = await noor.buy({ total_minor: 4496 })
    ids.push(body.order.id)
    if (times < 3) await noor.call(cancelOrder, { id: body.order.id })
  }
  const payments = ids.map((id) => provider.say(id, { status: 'paid' }))

  await Promise.all(payments.map((id) => deliver(`id=${id}`)))
  const balance = await balanceOf(db, noor.credit_account_id)
  await sendRefunds()

  const orders = await ordersOf(noor)
  expect(balance).toBe(75)
  expect(orders.map(({ status }) => status)).toEqual(ids.map(() => 'completed'))
  expect(orders.map((order) => order.refunded_minor).toSorted(byNumber)).toEqual([
    0, 4496, 4496, 4496,
  ])
  expect(ids.map((id) => provider.payments.get(id)!.refundedMinor).toSorted(byNumber)).toEqual([
    0, 4496, 4496, 4496,
  ])
  expect((await auditLedger(db)).differences).toEqual([])
})

test('a discount belongs to the purchase that is paid first, not to the one that was placed last [M7]', async () => {
  const noor = await aBuyer({ signup_at: clock() })
  const { body: first } = await noor.buy({ total_minor: 4496 })
  await noor.call(cancelOrder, { id: first.order.id })
  const { body: second } = await noor.buy({ total_minor: 4496 })

  for (const { order } of [first, second])
    await deliver(`id=${provider.say(order.id, { status: 'paid' })}`)

  expect(await refundedOf(noor, [first.order.id, second.order.id])).toEqual([0, 4496])
  expect(await balanceOf(db, noor.credit_account_id)).toBe(75)
})

test('what was given up does not get around one’s own limit when it is paid all the same [PAY-9] [M7]', async () => {
  const limit = { spending_limit: 5995, spending_limit_currency: 'EUR' }
  const noor = await aBuyer(limit)
  const { body: first } = await noor.buy()
  await noor.call(cancelOrder, { id: first.order.id })
  const { body: second } = await noor.buy()

  for (const { order } of [second, first])
    await deliver(`id=${provider.say(order.id, { status: 'paid' })}`)

  expect(await refundedOf(noor, [first.order.id, second.order.id])).toEqual([5995, 0])
  expect(await balanceOf(db, noor.credit_account_id)).toBe(75)
})

test('what is paid for an order whose buyer was erased goes back, and is no credit of no member [M4] [ACC-6]', async () => {
  const noor = await aBuyer()
  const { body } = await noor.buy()
  await db.deleteFrom('member').where('id', '=', noor.id).execute()

  await deliver(`id=${provider.say(body.order.id, { status: 'paid' })}`)
  await sendRefunds()

  expect(await balanceOf(db, noor.credit_account_id)).toBe(0)
  expect(provider.payments.get(body.order.id)!.refundedMinor).toBe(5995)
  expect((await auditLedger(db)).differences).toEqual([])
})
