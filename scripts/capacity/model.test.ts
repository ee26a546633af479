import { expect, test } from 'vitest'
import { type Assumed, fill, type Measured, planFor } from './model.ts'

const MEASURED: Measured = {
  messageDatabaseMs: 5,
  messageNodeMs: 5,
  searchDatabaseMs: 3,
  searchNodeMs: 5,
  pageDatabaseMs: 7,
  pageNodeMs: 28,
  messageWalBytes: 4_000,
  visitWalBytes: 500,
  messageStoredBytes: 1_000,
  memberStoredBytes: 8_000,
  streamBytes: 20_000,
}

const ASSUMED: Assumed = {
  members: 1_000_000,
  peak: 6_000,
  messages: 1,
  searches: 1,
  pages: 1,
  hours: 10,
  years: 1,
  sites: 100,
  cores: 10,
  memoryGb: 100,
  walMb: 100,
  diskTb: 10,
  connections: 10_000,
}

function wall(name: string, more: Partial<Assumed> = {}) {
  return planFor(MEASURED, { ...ASSUMED, ...more }).walls.find((each) =>
    each.name.startsWith(name),
  )!
}

test('what is needed is what people do times what each of it costs [RUN-8]', () => {
  // 100 of each in a second.
  expect(wall('processor').needed).toBeCloseTo(0.5 + 0.3 + 0.7)
  expect(wall('WAL').needed).toBeCloseTo(0.4 + 0.05)
  expect(wall('members').needed).toBeCloseTo(8e9 / 1024 ** 3)
  expect(wall('events').needed).toBeCloseTo((100 * 36_000 * 7 * 1_000) / 1024 ** 3)
  expect(wall('all that is kept').needed).toBeCloseTo((100 * 36_000 * 365 * 1_000 + 8e9) / 1e12)
  // 0.5 + 0.5 + 2.8 cores, each filled to 60%, with ten connections.
  expect(wall('connections').needed).toBe(70)
})

test('members fill memory, and who is live the processor [RUN-8]', () => {
  expect(wall('members', { members: 2_000_000 }).needed).toBe(2 * wall('members').needed)
  expect(wall('members', { peak: 12_000 })).toEqual(wall('members'))
  expect(wall('processor', { peak: 12_000 }).needed).toBe(2 * wall('processor').needed)
})

test('the first wall is the one that is hit first [RUN-8]', () => {
  const { walls } = planFor(MEASURED, { ...ASSUMED, walMb: 0.1 })

  expect(walls[0]!.name).toBe('WAL of the primary')
  expect(walls.map(fill)).toEqual(walls.map(fill).toSorted((a, b) => b - a))
})

test('a site is in one database: with few sites the largest is too much for one [RUN-8]', () => {
  const large = { ...ASSUMED, peak: 60_000 }

  expect(planFor(MEASURED, ASSUMED).databases).toBe(1)
  expect(planFor(MEASURED, { ...large, sites: 100 }).databases).toBe(4)
  expect(planFor(MEASURED, { ...large, sites: 1 }).databases).toBe(null)
})
