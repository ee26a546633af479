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
