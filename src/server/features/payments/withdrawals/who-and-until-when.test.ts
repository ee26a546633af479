import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { findWithdrawable, withdraw } from '#contract/withdrawals.ts'
import { moveCredits } from '#server/features/credits/credits.ts'
import { caller } from '#test/caller.ts'
import { freshDatabase } from '#test/database.ts'
import { makeSite } from '#test/make.ts'
import { paymentApp } from '#test/payment-app.ts'
import { mailsTo } from '#test/waiting-mails.ts'
import { settle } from '../orders/settle.ts'
import { withdrawableOrders } from './withdrawable.ts'
import { withdrawFrom } from './withdraw.ts'

const { db } = await freshDatabase()
const site = await makeSite(db)
const { app, deps, provider, aBuyer } = await paymentApp(db, site.id)
const strict = await paymentApp(db, site.id, { limitFactor: 1 })

type Buyer = Awaited<ReturnType<typeof aBuyer>>

async function bought(buyer: Buyer): Promise<string> {
  const { body } = await buyer.buy()
  provider.say(body.order.id, { status: 'paid' })
  await settle(deps, body.order.id)
  return body.order.id
}

async function spendAll({ credit_account_id: accountId }: Buyer): Promise<void> {
  const spending = { reason: 'message', reference: randomUUID(), now: new Date() } as const
  await db
    .transaction()
    .execute((tx) => moveCredits(tx, { siteId: site.id, accountId, amount: -75, ...spending }))
}

const mailNames = async ({ email }: Buyer) => (await mailsTo(db, email)).map(({ name }) => name)

const withdrawalsOf = (orderId: string) =>
  db.selectFrom('order_withdrawal').selectAll().where('order_id', '=', orderId).execute()

test('without a login the number of the order and the account’s address are enough [LAW-1]', async () => {
  const noor = await aBuyer()
  const id = await bought(noor)
  const { call } = caller(app)
  const who = { order_id: id.toUpperCase(), email: noor.email.toUpperCase() }

  const found = await call(findWithdrawable, who)
  const nobody = await call(withdraw, { order_id: id, amount_minor: 5995 })
  const { outcome } = await call(withdraw, { ...who, amount_minor: 5995 })

  expect(found.body.withdrawable).toMatchObject({ order_id: id, amount_minor: 5995 })
  expect([nobody.outcome, outcome]).toEqual(['LOGIN_REQUIRED', 200])
  expect(await withdrawalsOf(id)).toMatchObject([{ way: 'number' }])
  expect(await mailNames(noor)).toEqual(['receipt', 'withdrawal'])
})

test('without a login what is not there is told like what is over [LAW-1]', async () => {
  const noor = await aBuyer()
  const [spent, paid] = [await bought(noor), await bought(await aBuyer())]
  await spendAll(noor)
  const { call } = caller(app)
  const pairs = [
    { order_id: spent, email: noor.email },
    { order_id: paid, email: noor.email },
    { order_id: randomUUID(), email: noor.email },
    { order_id: paid, email: 'nobody@example.com' },
  ]

  const asked = await Promise.all(pairs.map((pair) => call(findWithdrawable, pair)))
  const pressed = await Promise.all(
    pairs.map((pair) => call(withdraw, { ...pair, amount_minor: 5995 })),
  )

  const said = [...asked, ...pressed].map(({ error }) => JSON.stringify(error))
  expect(new Set(said)).toEqual(new Set(['{"code":"NOT_WITHDRAWABLE"}']))
})

test('addresses are tried for a number ten times an hour, whatever they are [LAW-1]', async () => {
  const order_id = randomUUID()
  const { call } = caller(strict.app)
  const outcomes = []

  for (let at = 0; at < 11; at += 1)
    outcomes.push((await call(findWithdrawable, { order_id, email: `a${at}@example.com` })).outcome)

  expect(outcomes).toEqual([...Array(10).fill('NOT_WITHDRAWABLE'), 'RATE_LIMITED'])
})

test.each([
  ['a Tuesday', '2026-03-03T11:00:00Z', '2026-03-17T23:00:00Z'],
  ['the last minute of a day where the site is', '2026-03-03T22:59:59Z', '2026-03-17T23:00:00Z'],
  ['the first one of the next', '2026-03-03T23:00:00Z', '2026-03-18T23:00:00Z'],
  ['a Saturday, until the Monday', '2026-03-07T11:00:00Z', '2026-03-23T23:00:00Z'],
  ['a Sunday, until the Monday', '2026-03-08T11:00:00Z', '2026-03-23T23:00:00Z'],
  ['days in which the clocks change', '2026-03-17T11:00:00Z', '2026-03-31T22:00:00Z'],
])(
  'a purchase of %s can be withdrawn from until the end of day 14, to the second [LAW-1]',
  async (_, at, end) => {
    const noor = await aBuyer()
    const id = await bought(noor)
    await db.updateTable('credit_order').set({ completed_at: at }).where('id', '=', id).execute()
    const asked = { siteId: site.id, memberId: noor.id }
    const [lastSecond, tooLate] = [new Date(Date.parse(end) - 1_000), new Date(end)]

    const late = await withdrawableOrders(db, { ...asked, now: tooLate })
    const press = (now: Date) =>
      withdrawFrom(
        { ...deps, clock: () => now },
        { orderId: id, memberId: noor.id, amountMinor: 5995 },
      )

    expect(late).toEqual([])
    await expect(press(tooLate)).rejects.toThrow('NOT_WITHDRAWABLE')
    expect(await withdrawableOrders(db, { ...asked, now: lastSecond })).toHaveLength(1)
    expect(await press(lastSecond)).toMatchObject({ withdrawn_at: lastSecond.toISOString() })
    // What was done in time is still told later, to whoever presses again.
    expect(await press(tooLate)).toMatchObject({ withdrawn_at: lastSecond.toISOString() })
  },
)
