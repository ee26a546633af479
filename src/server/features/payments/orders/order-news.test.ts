import { expect, test } from 'vitest'
import { freshDatabase } from '#test/database.ts'
import { makeSite } from '#test/make.ts'
import { paymentApp } from '#test/payment-app.ts'
import { mailsTo } from '#test/waiting-mails.ts'
import { orderById } from './order.ts'
import { refundOrder } from '#test/refund-order.ts'
import { settle } from './settle.ts'

const { db } = await freshDatabase()
const site = await makeSite(db)
const { deps, provider, aBuyer } = await paymentApp(db, site.id)

async function bought() {
  const buyer = await aBuyer({ language: 'pl' })
  const { body } = await buyer.buy()
  const { id } = body.order
  provider.say(id, { status: 'paid' })
  await Promise.all(Array.from({ length: 20 }, () => settle(deps, id)))
  return { buyer, id, order: (await orderById(db, id))! }
}

test('a purchase is told by one receipt, however often it is heard of [PAY-8]', async () => {
  const { buyer, id, order } = await bought()

  expect(await mailsTo(db, buyer.email)).toEqual([
    {
      name: 'receipt',
      order: {
        id,
        receipt_number: order.receipt_number,
        at: order.completed_at!.toISOString(),
        credits: 75,
        currency: 'EUR',
        total_minor: 5995,
        vat_minor: 1040,
        vat_rate: 2100,
        owed_credits: 0,
      },
    },
  ])
})

test('a refund and a payment that was taken back are told, too [PAY-7] [PAY-8]', async () => {
  const { buyer, id, order } = await bought()

  await refundOrder(deps, order, { key: 'k', credits: 30 })
  provider.say(id, { status: 'paid', chargedBackMinor: 5995 })
  await settle(deps, id)

  const [, refund, returned, ...more] = await mailsTo(db, buyer.email)
  expect(refund).toMatchObject({ name: 'refund', refund: { amount_minor: 2398, credits: 30 } })
  expect(returned).toMatchObject({ name: 'payment_returned', order: { id, owed_credits: 0 } })
  expect(more).toEqual([])
})

test('whoever has left for good is not written to [PAY-8] [P10]', async () => {
  const buyer = await aBuyer()
  const { body } = await buyer.buy()
  await db.deleteFrom('member').where('id', '=', buyer.id).execute()

  provider.say(body.order.id, { status: 'paid' })
  await settle(deps, body.order.id)

  expect(await orderById(db, body.order.id)).toMatchObject({ status: 'completed', member_id: null })
  expect(await mailsTo(db, buyer.email)).toEqual([])
})
