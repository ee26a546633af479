import { expect, test } from 'vitest'
import { minorOf } from './spending-limit-panel.tsx'

test.each([
  ['50', 5_000],
  [' € 50 ', 5_000],
  ['49,95', 4_995],
  ['49.95', 4_995],
  ['49,5', 4_950],
  ['1.000', 100_000],
  ['1 250,00', 125_000],
  ['1,250.50', 125_050],
  ['0', 0],
  ['1000000', 100_000_000],
  ['1000000,01', 100_000_001],
])('%s is an amount of money [PAY-9]', (typed, minor) => {
  expect(minorOf(typed)).toBe(minor)
})

test.each(['', 'veel', '-5', '5,123,4', '1.2.3', '50 tot 60 euro', '5e3'])(
  '%s is none [PAY-9]',
  (typed) => {
    expect(minorOf(typed)).toBeNull()
  },
)
