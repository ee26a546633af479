import { readFileSync } from 'node:fs'

/** The time, as everything on the server asks for it. */
export type Clock = () => Date

export const systemClock: Clock = () => new Date()

/** A clock for tests: the system's, moved by the milliseconds that stand in a file. Production refuses it. */
export function movedClock(file: string): Clock {
  return () => new Date(Date.now() + offsetIn(file))
}

function offsetIn(file: string): number {
  try {
    return Number(readFileSync(file, 'utf8')) || 0
  } catch {
    return 0
  }
}

/**
 * How long something may take, in milliseconds. DEADLINE_FACTOR stretches all of these times, so that tests of other rules
 * pass on a machine that is busy with something else; production refuses it.
 */
export function deadline(ms: number): number {
  return ms * Number(process.env['DEADLINE_FACTOR'] || 1)
}

/** How many months a decision can be contested, and what it was about is kept. */
export const CONTEST_MONTHS = 6

export function monthsApart(moment: Date, months: number): Date {
  const moved = new Date(moment)
  moved.setUTCMonth(moved.getUTCMonth() + months)
  return moved
}
