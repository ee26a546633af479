import { expect, test } from 'vitest'
import { contrast } from './contrast.ts'

test.each([
  ['#000000', '#ffffff', '21.00'],
  ['#ffffff', '#000000', '21.00'],
  ['#777777', '#ffffff', '4.48'],
  ['#767676', '#ffffff', '4.54'],
  ['#dc143c', '#ffffff', '4.99'],
  ['#dc143c', '#dc143c', '1.00'],
])('the contrast of %s and %s is %s, as WCAG has it [LAY-9]', (one, other, ratio) => {
  expect(contrast(one, other).toFixed(2)).toBe(ratio)
})
