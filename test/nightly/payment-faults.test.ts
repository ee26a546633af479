import { expect, test } from 'vitest'
import { freshDatabase } from '#test/database.ts'
import { makeSite } from '#test/make.ts'
import { payUnderFaults } from '#test/pay-under-faults.ts'
import { trueDeadlines } from '#test/true-deadlines.ts'

trueDeadlines()

const LONGEST_ANSWER_MS = 12_500

test('a thousand purchases through every fault of a provider: no payment lost, none doubled, all answered in time [M8]', async () => {
  const { db } = await freshDatabase()
  const { id: siteId } = await makeSite(db)

  const end = await payUnderFaults(db, { siteId, orders: 1000, atOnce: 50 })

  expect(end).toMatchObject({
    unanswered: 0,
    orders: 1000,
    payments: 1000,
    ordersWithPayment: 1000,
  })
  expect([end.completed, end.failed, end.credits]).toEqual([
    end.paid,
    1000 - end.paid,
    end.paid * 12,
  ])
  expect(end.longest).toBeLessThan(LONGEST_ANSWER_MS)
}, 1_800_000)
