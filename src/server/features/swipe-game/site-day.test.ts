import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayIn } from '#contract/fields.ts'
import { siteDay } from './swipe-state.ts'

const HOUR = 60 * 60 * 1000

test.each([
  [
    'an ordinary day',
    'Europe/Amsterdam',
    '2026-05-10T12:34:56.789Z',
    '2026-05-10',
    '2026-05-10T22:00:00.000Z',
  ],
  [
    'its last second',
    'Europe/Amsterdam',
    '2026-05-10T21:59:59.999Z',
    '2026-05-10',
    '2026-05-10T22:00:00.000Z',
  ],
  [
    'its first moment',
    'Europe/Amsterdam',
    '2026-05-10T22:00:00.000Z',
    '2026-05-11',
    '2026-05-11T22:00:00.000Z',
  ],
  [
    'the day of 23 hours',
    'Europe/Amsterdam',
    '2026-03-28T23:00:00.000Z',
    '2026-03-29',
    '2026-03-29T22:00:00.000Z',
  ],
  [
    'the day of 25 hours',
    'Europe/Amsterdam',
    '2026-10-24T22:00:00.000Z',
    '2026-10-25',
    '2026-10-25T23:00:00.000Z',
  ],
  [
    'a day that begins before ours',
    'Pacific/Kiritimati',
    '2026-05-10T12:00:00.000Z',
    '2026-05-11',
    '2026-05-11T10:00:00.000Z',
  ],
  [
    'a zone off the hour',
    'Asia/Kathmandu',
    '2026-05-10T12:00:00.000Z',
    '2026-05-10',
    '2026-05-10T18:15:00.000Z',
  ],
])('%s ends at its own midnight [SWI-1] [C8]', (_, timeZone, now, day, end) => {
  expect(siteDay(timeZone, new Date(now))).toEqual({ day, endsAt: new Date(end) })
})

test('whatever the moment, the day lasts until its end and not a minute longer [SWI-1] [C8]', () => {
  const moments = fc.integer({ min: Date.UTC(2025, 0, 1), max: Date.UTC(2028, 0, 1) })
  const zones = fc.constantFrom('Europe/Amsterdam', 'America/New_York', 'Australia/Lord_Howe')

  fc.assert(
    fc.property(zones, moments, (timeZone, moment) => {
      const { day, endsAt } = siteDay(timeZone, new Date(moment))

      expect(endsAt.getTime() - moment).toBeGreaterThan(0)
      expect(endsAt.getTime() - moment).toBeLessThanOrEqual(25 * HOUR)
      expect(dayIn(timeZone, new Date(endsAt.getTime() - 1))).toBe(day)
      expect(dayIn(timeZone, endsAt) > day).toBe(true)
    }),
    { numRuns: 300 },
  )
})
