import { expect, test } from 'vitest'
import { testApp } from '../app.ts'
import { aCode, fiftyBuyers, raceFor } from '../code-race.ts'
import { freshDatabase } from '../database.ts'
import { makeSite } from '../make.ts'

const TRIALS = 100

const { db } = await freshDatabase()
const site = await makeSite(db)
const app = await testApp(db)

test('a hundred times, of fifty orders at once with one code one has it, of one member or of fifty [M7]', async () => {
  const buyers = await fiftyBuyers(app, site.id)
  const alone = Array.from({ length: 50 }, () => buyers[0]!)

  for (let trial = 0; trial < TRIALS; trial += 1) {
    for (const racers of [alone, buyers]) {
      const outcomes = await raceFor(await aCode(app, site.id), racers)

      expect(outcomes.filter((outcome) => outcome === 200)).toHaveLength(1)
      expect(outcomes.filter((outcome) => outcome === 'CODE_USED')).toHaveLength(49)
    }
  }
}, 900_000)
