import { expect, test } from 'vitest'
import { longAgo, shortAgo } from './time-ago.ts'

const clock = {
  now: new Date('2026-03-04T12:00:00Z'),
  locale: 'nl-NL',
  timeZone: 'Europe/Amsterdam',
}

test.each([
  ['2026-03-04T11:59:40Z', 'nu'],
  ['2026-03-04T11:48:00Z', '12 min. geleden'],
  ['2026-03-04T10:30:00Z', '1 uur geleden'],
  ['2026-03-04T00:30:00Z', 'vandaag'],
  // The site's midnight is an hour before the world's.
  ['2026-03-03T23:30:00Z', 'vandaag'],
  ['2026-03-03T22:30:00Z', 'gisteren'],
  ['2026-03-01T12:00:00Z', 'zondag'],
  ['2026-02-10T12:00:00Z', '10 feb'],
  ['2024-11-06T12:00:00Z', '6 nov 2024'],
])('%s is %s on a tile [LIK-1]', (moment, words) => {
  expect(shortAgo(new Date(moment), clock)).toBe(words)
})

test.each([
  ['2026-03-04T11:48:00Z', '12 minuten geleden'],
  ['2026-03-04T04:00:00Z', '8 uur geleden'],
  ['2026-03-03T10:00:00Z', 'gisteren'],
  ['2026-03-01T10:00:00Z', '3 dagen geleden'],
])('%s is %s in a sentence [LIK-1]', (moment, words) => {
  expect(longAgo(new Date(moment), clock)).toBe(words)
})
