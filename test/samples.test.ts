import { expect, test } from 'vitest'
import { mannWhitney, median } from './samples.ts'

test('the median is the middle value, or the mean of the two in the middle', () => {
  expect(median([3, 1, 2])).toBe(2)
  expect(median([10, 1, 2, 4])).toBe(3)
  expect(median([7])).toBe(7)
})

test('U counts how often one sample comes before the other', () => {
  expect(mannWhitney([1, 2, 3], [4, 5, 6]).u).toBe(0)
  expect(mannWhitney([4, 5, 6], [1, 2, 3]).u).toBe(0)
  expect(mannWhitney([1, 4, 5], [2, 3, 6]).u).toBe(4)
  expect(mannWhitney([1, 1], [1, 1])).toEqual({ u: 2, p: 1 })
})

test('p agrees with the normal approximation with ties and continuity correction', () => {
  const treated = [3, 5, 1, 4, 3, 5]
  const control = [4, 8, 6, 2, 1, 9]

  expect(mannWhitney(treated, control)).toEqual({ u: 13, p: expect.closeTo(0.468042, 5) })
})

test('equal distributions pass and a shift of half a deviation is found in 200 samples [A3]', () => {
  const wave = (phase: number) =>
    Array.from({ length: 200 }, (_, index) => Math.sin(index * 12.9898 + phase) * 10 + 100)
  const shifted = wave(1).map((value) => value + 4)

  expect(mannWhitney(wave(0), wave(1)).p).toBeGreaterThan(0.5)
  expect(mannWhitney(wave(0), shifted).p).toBeLessThan(0.001)
})
