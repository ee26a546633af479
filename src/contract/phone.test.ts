import { expect, test } from 'vitest'
import { formatPhone, phoneOf } from './phone.ts'

test.each([
  ['0612345678', 'NL', '+31612345678'],
  ['06-12 34 56 78', 'NL', '+31612345678'],
  ['612345678', 'NL', '+31612345678'],
  ['+31 6 12345678', 'DE', '+31612345678'],
  ['0031612345678', 'BE', '+31612345678'],
  ['+31 (0)6 1234 5678', 'NL', '+31612345678'],
  ['+31 06 12345678', 'NL', '+31612345678'],
  ['0470 12 34 56', 'BE', '+32470123456'],
  ['0151 23456789', 'DE', '+4915123456789'],
  ['06 12 34 56 78', 'FR', '+33612345678'],
  ['612 345 678', 'ES', '+34612345678'],
  ['347 123 4567', 'IT', '+393471234567'],
  ['0664 1234567', 'AT', '+436641234567'],
  ['085 123 4567', 'IE', '+353851234567'],
  ['040 1234567', 'FI', '+358401234567'],
  ['07911 123456', 'GB', '+447911123456'],
  ['070-123 45 67', 'SE', '+46701234567'],
  ['20 12 34 56', 'DK', '+4520123456'],
  ['412 34 567', 'NO', '+4741234567'],
  ['512 345 678', 'PL', '+48512345678'],
  ['078 123 45 67', 'CH', '+41781234567'],
  ['06 20 123 4567', 'HU', '+36201234567'],
])('%s in %s is %s [PAY-5] [M9]', (typed, country, number) => {
  expect(phoneOf(typed, country)).toBe(number)
})

test.each([
  ['a fixed line', '020 123 4567', 'NL'],
  ['a paid line', '0900 1234', 'NL'],
  ['a machine', '06 9712 3456', 'NL'],
  ['too short', '06 1234567', 'NL'],
  ['too long', '06 123456789', 'NL'],
  ['a country that cannot be debited', '+1 202 555 0123', 'NL'],
  ['another one', '+7 912 345 67 89', 'NL'],
  ['a satellite', '+881 612345678', 'NL'],
  ['a personal number', '070 1234 5678', 'GB'],
  ['letters', '06 12345678 ext 3', 'NL'],
  ['other digits', '٠٦١٢٣٤٥٦٧٨', 'NL'],
  ['two numbers', '0612345678, 0612345679', 'NL'],
  ['nothing', '', 'NL'],
  ['a plus', '+', 'NL'],
  ['no country', '0612345678', 'XX'],
])('%s is no number for a code [PAY-5] [M9]', (_, typed, country) => {
  expect(phoneOf(typed, country)).toBeNull()
})

test('it stands in groups while it is typed [PAY-5]', () => {
  const typed = [
    '0',
    '0612',
    '0612345678',
    '+',
    '+3',
    '+31',
    '+316',
    '+31612345678',
    '0031612345678',
    '06a12',
  ]

  expect(typed.map(formatPhone)).toEqual([
    '0',
    '0612',
    '061 234 5678',
    '+',
    '+3',
    '+31',
    '+31 6',
    '+31 612 345 678',
    '+31 612 345 678',
    '0612',
  ])
})

test('what stands in groups means the same [PAY-5]', () => {
  const numbers = ['0612345678', '+31612345678', '+4915123456789', '06201234567']

  expect(numbers.map((number) => phoneOf(formatPhone(number), 'HU'))).toEqual(
    numbers.map((number) => phoneOf(number, 'HU')),
  )
})
