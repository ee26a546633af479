import { expect, test } from 'vitest'
import { backOff, pauseUntilBack } from './queue.ts'

test('each pause is twice the one before, and eight tries take about twenty minutes [R4]', () => {
  const pauses = [1, 2, 3, 4, 5, 6, 7].map((attempts) => backOff(attempts, 0.5))

  expect(pauses).toEqual([10_000, 20_000, 40_000, 80_000, 160_000, 320_000, 640_000])
})

test('many that failed together do not come back together [R4]', () => {
  const pauses = Array.from({ length: 200 }, () => backOff(3))

  expect(new Set(pauses).size).toBeGreaterThan(100)
  expect(Math.min(...pauses)).toBeGreaterThanOrEqual(30_000)
  expect(Math.max(...pauses)).toBeLessThanOrEqual(50_000)
})

test('whatever is away is asked for again within a minute [R4]', () => {
  expect([pauseUntilBack(0), pauseUntilBack(1)]).toEqual([22_500, 37_500])
})
