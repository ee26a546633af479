import { expect, test } from 'vitest'
import { decimalOf, minorOf } from './client.ts'

test('every amount goes to a decimal and back without a cent lost [PAY-4]', () => {
  const amounts = Array.from({ length: 20_000 }, (_, nth) => nth).concat(
    29_95,
    1_00_00_01,
    99_999_999_99,
  )

  expect(amounts.filter((minor) => minorOf(decimalOf(minor)) !== minor)).toEqual([])
  expect([0, 5, 10, 100, 1121, 5995].map(decimalOf)).toEqual([
    '0.00',
    '0.05',
    '0.10',
    '1.00',
    '11.21',
    '59.95',
  ])
})

test.each(['', '1', '1.5', '1.005', '-1.00', '1,00', '1e2', '.50', ' 1.00', '1.00\n', 'NaN'])(
  '%j is no amount [PAY-4]',
  (text) => {
    expect(() => minorOf(text)).toThrow('two decimals')
  },
)

test.each([0.5, -1, Number.NaN, Infinity, 2 ** 53])('%d is no amount either [PAY-4]', (minor) => {
  expect(() => decimalOf(minor)).toThrow('whole')
})
