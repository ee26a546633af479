import { expect, test } from 'vitest'
import { clockTime, dayName, rowTime } from './chat-times.ts'

const NOW = new Date('2026-11-15T11:00:00Z')
const CLOCK = { now: NOW, locale: 'nl-NL', timeZone: 'Europe/Amsterdam' }

test.each([
  ['2026-11-15T08:05:00Z', '09:05'],
  ['2026-11-14T23:30:00Z', '00:30'],
  ['2026-11-14T20:00:00Z', 'gisteren'],
  ['2026-11-12T20:00:00Z', 'do'],
  ['2026-11-08T20:00:00Z', '8 nov'],
  ['2025-08-08T20:00:00Z', '8 aug 2025'],
])('in a row %s is shown as %s [CHA-1]', (moment, shown) => {
  expect(rowTime(new Date(moment), CLOCK)).toBe(shown)
})

test.each([
  ['2026-11-15T08:05:00Z', 'Vandaag'],
  ['2026-11-14T20:00:00Z', 'Gisteren'],
  ['2026-11-12T20:00:00Z', 'Donderdag'],
  ['2026-11-01T20:00:00Z', 'Zondag 1 november'],
])('between messages the day of %s is called %s [CHA-2]', (moment, shown) => {
  expect(dayName(new Date(moment), CLOCK)).toBe(shown)
})

test('times are those of where the site is [CHA-2]', () => {
  const moment = new Date('2026-11-15T08:05:00Z')

  expect(clockTime(moment, { ...CLOCK, timeZone: 'America/New_York' })).toBe('03:05')
})
