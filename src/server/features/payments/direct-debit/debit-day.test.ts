import { expect, test } from 'vitest'
import { debitDay } from './request-code.ts'

test.each([
  ['2026-03-02', '2026-03-04', 'on a Monday'],
  ['2026-03-05', '2026-03-09', 'before a weekend'],
  ['2026-03-07', '2026-03-10', 'on a Saturday'],
  ['2026-04-02', '2026-04-08', 'before Good Friday and Easter Monday'],
  ['2024-03-28', '2024-04-03', 'before an Easter in March'],
  ['2026-04-30', '2026-05-05', 'before Labour Day'],
  ['2026-12-24', '2026-12-29', 'before Christmas'],
  ['2026-12-30', '2027-01-04', 'before New Year'],
  ['2038-04-22', '2038-04-28', 'before the latest Easter there is'],
])('what is ordered on %s is debited on %s: %s [PAY-5]', (today, day) => {
  expect(debitDay(today)).toBe(day)
})
