import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { getUser } from '#contract/user.ts'
import { balanceOf, moveCredits } from '#server/features/credits/credits.ts'
import { freshDatabase } from '#test/database.ts'
import { makeSite } from '#test/make.ts'
import { paymentApp } from '#test/payment-app.ts'
import { mailsTo } from '#test/waiting-mails.ts'
import { checkDueOrders } from './check-due-orders.ts'
import { orderById } from './order.ts'
import { refundOrder } from '#test/refund-order.ts'
import { settle } from './settle.ts'

const { db } = await freshDatabase()
const site = await makeSite(db)
const { deps, provider, time, aBuyer } = await paymentApp(db, site.id)

type Buyer = Awaited<ReturnType<typeof aBuyer>>

async function bought(buyer: Buyer) {
  const { body } = await buyer.buy()
  provider.say(body.order.id, { status: 'paid' })
  await settle(deps, body.order.id)
  return body.order.id
}

async function spend({ credit_account_id: accountId }: Buyer, amount: number): Promise<void> {
  const spending = { reason: 'message', reference: randomUUID(), now: new Date() } as const
  await db
    .transaction()
    .execute((tx) => moveCredits(tx, { siteId: site.id, accountId, amount: -amount, ...spending }))
}

async function refund(id: string, request: { credits?: number } = {}) {
  return refundOrder(deps, (await orderById(db, id))!, request)
}

function amountOf(refunded: Awaited<ReturnType<typeof refund>>): number {
  return refunded && 'amountMinor' in refunded ? refunded.amountMinor : 0
}

async function isPremium(buyer: Buyer): Promise<boolean> {
  return (await buyer.call(getUser, {})).body.user!.paid_user
}

async function sumOfKind(kind: string): Promise<number> {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(amount), 0)::int as sum from credit_entry
    join credit_account on credit_account.id = account_id where kind = ${kind}`.execute(db)
  return rows[0]!.sum
}

test('a refund pays back the unspent share, rounded down, takes those credits, and is told [PAY-7]', async () => {
  const noor = await aBuyer()
  const id = await bought(noor)
  await spend(noor, 32)

  const refunded = await refund(id)

  expect(refunded).toEqual({ amountMinor: 3437, credits: 43, isSent: true })
  expect(await balanceOf(db, noor.credit_account_id)).toBe(0)
  expect(await orderById(db, id)).toMatchObject({ refunded_minor: 3437, refunded_credits: 43 })
  expect(provider.payments.get(id)).toMatchObject({ refundedMinor: 3437 })
  expect((await mailsTo(db, noor.email)).map(({ name }) => name)).toEqual(['receipt', 'refund'])
  await settle(deps, id)
  expect(await orderById(db, id)).toMatchObject({ refunded_minor: 3437, status: 'completed' })
})

test('twenty whole refunds at once are one [M11] [PAY-7]', async () => {
  const noor = await aBuyer()
  const id = await bought(noor)

  const refunds = await Promise.all(Array.from({ length: 20 }, () => refund(id)))

  expect(refunds.filter((one) => one !== null)).toHaveLength(1)
  expect(await balanceOf(db, noor.credit_account_id)).toBe(0)
  expect(provider.payments.get(id)).toMatchObject({ refundedMinor: 5995 })
})

test('refunds in parts are never more than was paid, also many at once [M11] [PAY-7]', async () => {
  const noor = await aBuyer()
  const id = await bought(noor)

  const parts = await Promise.all(Array.from({ length: 20 }, () => refund(id, { credits: 7 })))

  const paid = parts.reduce((sum, part) => sum + amountOf(part), 0)
  const order = (await orderById(db, id))!
  expect(order).toMatchObject({ refunded_credits: 70, refunded_minor: paid })
  expect(parts.filter((part) => part && 'most' in part)).toEqual(Array(10).fill({ most: 5 }))
  expect(paid).toBeLessThanOrEqual(5995)
  expect(provider.payments.get(id)?.refundedMinor).toBe(paid)
})

test('premium ends with a refund only when no paid order is left [M11] [PAY-7] [CRE-2]', async () => {
  const noor = await aBuyer()
  const [first, second] = [await bought(noor), await bought(noor)]

  await refund(first)
  const between = await isPremium(noor)
  await spend(noor, 1)
  await refund(second)
  const withOneSpent = await isPremium(noor)

  expect([between, withOneSpent]).toEqual([true, true])
  const sem = await aBuyer()
  await refund(await bought(sem))
  expect(await isPremium(sem)).toBe(false)
})

test('a refund that the provider did not hear of is sent later, once [PAY-7] [M8]', async () => {
  const noor = await aBuyer()
  const id = await bought(noor)
  provider.faults.after = () => {
    throw new Error('connection reset')
  }

  const refunded = await refund(id)
  provider.faults = {}
  time.offset += 2 * 60_000
  await checkDueOrders(deps)
  time.offset = 0

  expect(refunded).toMatchObject({ amountMinor: 5995, isSent: false })
  expect(provider.payments.get(id)?.refundedMinor).toBe(5995)
  const { status } = await db
    .selectFrom('order_refund')
    .select('status')
    .where('order_id', '=', id)
    .executeTakeFirstOrThrow()
  expect(status).toBe('done')
})

test('money that went back at the provider’s own desk takes its share of the credits [PAY-7]', async () => {
  const noor = await aBuyer()
  const id = await bought(noor)
  provider.say(id, { refundedMinor: 2998 })

  await Promise.all([settle(deps, id), settle(deps, id)])
  await settle(deps, id)

  expect(await orderById(db, id)).toMatchObject({ refunded_minor: 2998, refunded_credits: 37 })
  expect(await balanceOf(db, noor.credit_account_id)).toBe(38)
})

test('a payment that is charged back takes what is there and leaves the rest as a debt, once however often told [M10] [PAY-7]', async () => {
  const noor = await aBuyer()
  const id = await bought(noor)
  await spend(noor, 30)
  const [soldBefore, debtBefore] = [await sumOfKind('sold'), await sumOfKind('debt')]
  provider.say(id, { chargedBackMinor: 5995 })

  for (let told = 0; told < 20; told += 1) await settle(deps, id)

  expect(await orderById(db, id)).toMatchObject({ status: 'charged_back', owed_credits: 30 })
  expect(await balanceOf(db, noor.credit_account_id)).toBe(0)
  expect((await sumOfKind('sold')) - soldBefore).toBe(75)
  expect((await sumOfKind('debt')) - debtBefore).toBe(-30)
  expect(await isPremium(noor)).toBe(false)
  expect(await refund(id)).toBeNull()
})
