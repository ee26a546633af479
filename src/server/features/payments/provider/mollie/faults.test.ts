import { expect, test } from 'vitest'
import { freshDatabase } from '#test/database.ts'
import { makeSite } from '#test/make.ts'
import { payUnderFaults } from '#test/pay-under-faults.ts'

test('forty purchases through every fault of a provider: no payment lost, none doubled [M8]', async () => {
  const { db } = await freshDatabase()
  const { id: siteId } = await makeSite(db)

  const end = await payUnderFaults(db, { siteId, orders: 40, atOnce: 10, patienceMs: 400 })

  expect(end).toMatchObject({ unanswered: 0, orders: 40, payments: 40, ordersWithPayment: 40 })
  expect([end.completed, end.failed, end.credits]).toEqual([end.paid, 40 - end.paid, end.paid * 12])
})
