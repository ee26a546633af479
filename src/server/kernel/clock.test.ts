import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { movedClock, systemClock } from './clock.ts'

const DAY = 24 * 60 * 60 * 1000

function offsetOf(file: string): number {
  return Math.round((movedClock(file)().getTime() - systemClock().getTime()) / 1000) * 1000
}

test('a moved clock follows its file, back and forth, while it runs', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'vonk-clock-')), 'clock')

  const without = offsetOf(file)
  writeFileSync(file, String(30 * DAY))
  const ahead = offsetOf(file)
  writeFileSync(file, String(-DAY))
  const behind = offsetOf(file)
  writeFileSync(file, 'tomorrow')
  const nonsense = offsetOf(file)

  expect([without, ahead, behind, nonsense]).toEqual([0, 30 * DAY, -DAY, 0])
})
