import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { acceptStayOffer } from '#contract/account.ts'
import { freshDatabase } from '#test/database.ts'
import { makeSite } from '#test/make.ts'
import { paymentApp } from '#test/payment-app.ts'

const { db } = await freshDatabase()
const site = await makeSite(db)
const { provider, deliver, aBuyer } = await paymentApp(db, site.id)

test('the code of somebody who stays is theirs alone, works once, and a failed payment gives it back [DIS-1] [ACC-6] [M7]', async () => {
  const [stays, other] = [await aBuyer(), await aBuyer()]
  const { body } = await stays.call(acceptStayOffer, { client_id: randomUUID() })
  const request = () => ({ client_id: randomUUID(), code: body.code, total_minor: 4496 })

  const foreign = await other.buy(request())
  const first = await stays.buy(request())
  const failing = first.body.order.id
  provider.say(failing, { status: 'failed' })
  await deliver(`id=${provider.payments.get(failing)!.id}`)
  const second = await stays.buy(request())
  const third = await stays.buy(request())

  expect(foreign.outcome).toBe('CODE_NOT_FOUND')
  expect(first.body.order.discount).toEqual({ kind: 'stay', code: body.code, percentage: 25 })
  expect([second.outcome, third.outcome]).toEqual([200, 'CODE_USED'])
})
