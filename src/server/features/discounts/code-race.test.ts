import { expect, test } from 'vitest'
import { testApp } from '#test/app.ts'
import { aCode, fiftyBuyers, raceFor } from '#test/code-race.ts'
import { freshDatabase } from '#test/database.ts'
import { makeSite } from '#test/make.ts'

/** The nightly tests have a hundred. */
const TRIALS = 5

const { db } = await freshDatabase()
const site = await makeSite(db)
const app = await testApp(db)

async function usesOf(code: string): Promise<number> {
  const uses = await db
    .selectFrom('discount_use')
    .innerJoin('credit_order', 'credit_order.id', 'discount_use.order_id')
    .select('order_id')
    .where('discount_code', '=', code)
    .execute()
  return uses.length
}

test('of fifty orders at once with one code, of one member or of fifty, one has it [M7]', async () => {
  const buyers = await fiftyBuyers(app, site.id)
  const alone = Array.from({ length: 50 }, () => buyers[0]!)

  for (let trial = 0; trial < TRIALS; trial += 1) {
    for (const racers of [alone, buyers]) {
      const code = await aCode(app, site.id)

      const outcomes = await raceFor(code, racers)

      expect(outcomes.filter((outcome) => outcome === 200)).toHaveLength(1)
      expect(outcomes.filter((outcome) => outcome === 'CODE_USED')).toHaveLength(49)
      expect(await usesOf(code)).toBe(1)
    }
  }
})
