import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ageOnDay } from '#contract/fields.ts'
import { bornBy } from './born-by.ts'

const days = fc
  .date({ min: new Date('1920-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

test('whoever is born by the day has the age, and whoever is born after it has not [SEA-1]', () => {
  fc.assert(
    fc.property(days, days, fc.integer({ min: 18, max: 100 }), (born, today, age) => {
      const isOldEnough = born <= bornBy(new Date(`${today}T23:59:59Z`), age)

      expect(isOldEnough).toBe(ageOnDay(born, today) >= age)
    }),
    { numRuns: 2000 },
  )
})

test.each([
  ['2026-03-01', 18, '2008-03-01'],
  ['2028-02-29', 18, '2010-02-28'],
  ['2026-02-28', 18, '2008-02-28'],
  ['2026-01-01', 99, '1927-01-01'],
])('on %s whoever is %d was born by %s [SEA-1]', (today, age, day) => {
  expect(bornBy(new Date(`${today}T12:00:00Z`), age)).toBe(day)
})
