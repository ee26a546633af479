import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { listWithdrawable, withdraw } from '#contract/withdrawals.ts'
import { getUser } from '#contract/user.ts'
import { auditLedger } from '#server/features/payments/payments.ts'
import { balanceOf, moveCredits } from '#server/features/credits/credits.ts'
import { freshDatabase } from '#test/database.ts'
import { makeSite } from '#test/make.ts'
import { paymentApp } from '#test/payment-app.ts'
import { mailsTo } from '#test/waiting-mails.ts'
import { checkDueOrders } from '../orders/check-due-orders.ts'
import { orderById } from '../orders/order.ts'
import { refundOrder } from '#test/refund-order.ts'
import { settle } from '../orders/settle.ts'
import { withdrawFrom } from './withdraw.ts'

const { db } = await freshDatabase()
const site = await makeSite(db)
const { deps, provider, time, aBuyer } = await paymentApp(db, site.id)

type Buyer = Awaited<ReturnType<typeof aBuyer>>

async function bought(buyer: Buyer): Promise<string> {
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

const press = (buyer: Buyer, order_id: string, amount_minor: number) =>
  buyer.call(withdraw, { order_id, amount_minor })

const mailNames = async ({ email }: Buyer) => (await mailsTo(db, email)).map(({ name }) => name)

const withdrawalsOf = (orderId: string) =>
  db.selectFrom('order_withdrawal').selectAll().where('order_id', '=', orderId).execute()

/** The only ways in which money and credits may stand after a withdrawal: each credit was spent, went back, or is there. */
async function expectWhole(buyer: Buyer, id: string, spent: number): Promise<void> {
  const order = (await orderById(db, id))!
  const balance = await balanceOf(db, buyer.credit_account_id)
  expect(order.refunded_credits + balance + spent).toBe(75)
  expect(order.refunded_minor).toBe(Math.ceil((5995 * order.refunded_credits) / 75))
  expect(provider.payments.get(id)?.refundedMinor).toBe(order.refunded_minor)
}

test('a withdrawal pays the unspent share, rounded up, takes those credits, and mails its receipt in the same step [LAW-1]', async () => {
  const noor = await aBuyer()
  const id = await bought(noor)
  await spend(noor, 32)

  const offered = await noor.call(listWithdrawable, {})
  const { outcome, body } = await press(noor, id, 3438)

  const sums = { unspent: 43, amount_minor: 3438, credits: 75, total_minor: 5995, currency: 'EUR' }
  expect(offered.body.withdrawable).toMatchObject([{ order_id: id, ...sums }])
  const withdrawn = { order_id: id, credits: 43, amount_minor: 3438, currency: 'EUR' }
  expect([outcome, body.withdrawn]).toMatchObject([200, withdrawn])
  expect(await balanceOf(db, noor.credit_account_id)).toBe(0)
  expect(provider.payments.get(id)).toMatchObject({ refundedMinor: 3438 })
  const mails = await mailsTo(db, noor.email)
  expect(mails.map(({ name }) => name)).toEqual(['receipt', 'withdrawal'])
  expect(mails.at(-1)).toMatchObject({
    order: { id, credits: 75 },
    refund: { amount_minor: 3438, credits: 43 },
    at: body.withdrawn.withdrawn_at,
  })
  expect((await noor.call(listWithdrawable, {})).body.withdrawable).toEqual([])
})

test('twenty presses at once are one withdrawal, told to all of them [LAW-1] [M11]', async () => {
  const noor = await aBuyer()
  const id = await bought(noor)

  const answers = await Promise.all(Array.from({ length: 20 }, () => press(noor, id, 5995)))

  const told = new Set(answers.map(({ outcome, body }) => JSON.stringify([outcome, body])))
  expect(told.size).toBe(1)
  expect(answers[0]?.outcome).toBe(200)
  expect(await withdrawalsOf(id)).toHaveLength(1)
  expect(await mailNames(noor)).toEqual(['receipt', 'withdrawal'])
  await expectWhole(noor, id, 0)
})

test('while credits are spent a withdrawal pays exactly those that are left, for the sum that was shown, or does nothing [LAW-1] [M11]', async () => {
  const noor = await aBuyer()
  const id = await bought(noor)
  const counts = { spent: 0 }
  const spendFive = () =>
    spend(noor, 5).then(
      () => void (counts.spent += 5),
      () => undefined,
    )
  const tryIt = async () => {
    const { body } = await noor.call(listWithdrawable, {})
    const [offer] = body.withdrawable
    return offer ? (await press(noor, id, offer.amount_minor)).outcome : 'over'
  }

  const jobs = Array.from({ length: 12 }, (_, at) => (at % 3 === 0 ? tryIt() : spendFive()))
  const outcomes = (await Promise.all(jobs)).filter((outcome) => typeof outcome === 'string')
  if ((await withdrawalsOf(id)).length === 0) await tryIt()

  for (const outcome of outcomes) expect(['SUM_CHANGED', 'over']).toContain(outcome)
  expect(await withdrawalsOf(id)).toHaveLength(1)
  await expectWhole(noor, id, counts.spent)
})

test('a sum that is not the one now does nothing [LAW-1]', async () => {
  const noor = await aBuyer()
  const id = await bought(noor)
  await spend(noor, 1)

  const { outcome } = await press(noor, id, 5995)

  expect(outcome).toBe('SUM_CHANGED')
  expect(await balanceOf(db, noor.credit_account_id)).toBe(74)
  expect(await withdrawalsOf(id)).toEqual([])
  expect(await mailNames(noor)).toEqual(['receipt'])
})

test('after a refund of a part the rest can be withdrawn from, and never more than was paid [LAW-1]', async () => {
  const noor = await aBuyer()
  const id = await bought(noor)
  await refundOrder(deps, (await orderById(db, id))!, { key: randomUUID(), credits: 7 })

  const { body } = await noor.call(listWithdrawable, {})
  const { amount_minor: amount, unspent } = body.withdrawable[0]!
  const { outcome } = await press(noor, id, amount)

  expect([unspent, amount, outcome]).toEqual([68, 5436, 200])
  expect(await orderById(db, id)).toMatchObject({ refunded_minor: 5995, refunded_credits: 75 })
})

test('money that went back at the provider’s desk does not come twice [LAW-1]', async () => {
  const noor = await aBuyer()
  const id = await bought(noor)
  await spend(noor, 75)
  provider.say(id, { refundedMinor: 5000 })
  await settle(deps, id)
  const second = await bought(noor)

  const { body } = await noor.call(listWithdrawable, {})

  const sums = new Map(body.withdrawable.map((offer) => [offer.order_id, offer.amount_minor]))
  expect([sums.get(id), sums.get(second)]).toEqual([995, 5995])
})

test.each([
  [
    'refunded',
    async (_: Buyer, id: string) => {
      await refundOrder(deps, (await orderById(db, id))!, { key: randomUUID() })
    },
  ],
  [
    'charged back',
    async (_: Buyer, id: string) => {
      provider.say(id, { chargedBackMinor: 5995 })
      await settle(deps, id)
    },
  ],
  ['spent', async (buyer: Buyer) => spend(buyer, 75)],
])(
  'nothing is left to withdraw from in a purchase that is wholly %s [LAW-1]',
  async (_, happens) => {
    const noor = await aBuyer()
    const id = await bought(noor)
    await happens(noor, id)
    const before = await orderById(db, id)

    const answers = await Promise.all(Array.from({ length: 5 }, (__, at) => press(noor, id, at)))

    expect(answers.map(({ outcome }) => outcome)).toEqual(Array(5).fill('NOT_WITHDRAWABLE'))
    expect((await noor.call(listWithdrawable, {})).body.withdrawable).toEqual([])
    expect(await withdrawalsOf(id)).toEqual([])
    expect(await orderById(db, id)).toEqual(before)
  },
)

test('premium ends with a withdrawal where no other paid purchase is left, and only then [LAW-1]', async () => {
  const noor = await aBuyer()
  const [first, second] = [await bought(noor), await bought(noor)]
  const isPremium = async () => (await noor.call(getUser, {})).body.user!.paid_user

  await press(noor, first, 5995)
  const between = await isPremium()
  await press(noor, second, 5995)

  expect([between, await isPremium()]).toEqual([true, false])
})

test('the purchase of another member is not there, with and without an address [LAW-1]', async () => {
  const [noor, sem] = [await aBuyer(), await aBuyer()]
  const id = await bought(noor)

  const asOwn = await press(sem, id, 5995)
  const asNone = await press(sem, randomUUID(), 5995)
  const byAddress = await sem.call(withdraw, { order_id: id, email: sem.email, amount_minor: 5995 })

  expect([asOwn.outcome, byAddress.outcome]).toEqual(['NOT_FOUND', 'NOT_WITHDRAWABLE'])
  expect(asOwn.error).toEqual(asNone.error)
  expect(await withdrawalsOf(id)).toEqual([])
})

test('money that the provider did not hear of is paid later, once [LAW-1] [M8]', async () => {
  const noor = await aBuyer()
  const id = await bought(noor)
  provider.faults.after = () => {
    throw new Error('connection reset')
  }

  const { outcome } = await press(noor, id, 5995)
  provider.faults = {}
  time.offset += 2 * 60_000
  await checkDueOrders(deps)
  await checkDueOrders(deps)
  time.offset = 0

  expect(outcome).toBe(200)
  expect(provider.payments.get(id)?.refundedMinor).toBe(5995)
})

test('after all of this every credit and every cent adds up [LAW-1] [M12]', async () => {
  const noor = await aBuyer()
  const id = await bought(noor)
  await spend(noor, 10)
  await withdrawFrom(deps, { orderId: id, memberId: noor.id, amountMinor: 5196 })

  const { differences, orders } = await auditLedger(db)

  expect(differences).toEqual([])
  expect(orders).toBeGreaterThan(0)
})
