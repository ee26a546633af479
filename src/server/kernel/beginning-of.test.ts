import { expect, test } from 'vitest'
import { beginningOf } from './text.ts'

test('what fits is left as it is, and what is cut ends with a whole sign', () => {
  expect(beginningOf('Hoi', 3)).toBe('Hoi')
  expect(beginningOf('Hallo', 3)).toBe('Hal…')
  expect(beginningOf('Hoi 👩‍❤️‍👨 jij', 7)).toBe('Hoi …')
  expect(beginningOf('ab👍🏽c', 6)).toBe('ab👍🏽…')
})

test('one sign that is longer than all that fits is left out', () => {
  expect(beginningOf(`a${'\u0301'.repeat(500)}`, 140)).toBe('…')
})
