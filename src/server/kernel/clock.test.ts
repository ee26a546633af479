import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { movedClock, systemClock } from './time.ts'

const DAY = 24 * 60 * 60 * 1000

/** By how many days a clock is ahead, whatever passes between the two looks. */
function daysAhead(file: string): number {
  return (movedClock(file)().getTime() - systemClock().getTime()) / DAY
}

test('a moved clock follows its file, back and forth, while it runs', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'vonk-clock-')), 'clock')

  const without = daysAhead(file)
  writeFileSync(file, String(30 * DAY))
  const ahead = daysAhead(file)
  writeFileSync(file, String(-DAY))
  const behind = daysAhead(file)
  writeFileSync(file, 'tomorrow')
  const nonsense = daysAhead(file)

  expect(without).toBeCloseTo(0)
  expect(ahead).toBeCloseTo(30)
  expect(behind).toBeCloseTo(-1)
  expect(nonsense).toBeCloseTo(0)
})
