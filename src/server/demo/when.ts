import type { Stream } from './portrait/random.ts'
import { between, chance } from './portrait/random.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** This part of the members was active within the last minutes. */
const ONLINE = 0.147
const LONGEST_MINUTES = 45 * 24 * 60

type When = { readonly lastActiveAt: Date; readonly signupAt: Date }

/** When somebody was here last and when they joined. The first of the world are the most active. */
export function whenActive(
  stream: Stream,
  { rank, isFictional, now }: { rank: number; isFictional: boolean; now: Date },
): When {
  const idle = isFictional ? idleMinutes(rank) + between(stream, 60, 300) : idleMinutes(rank)
  const lastActiveAt = now.getTime() - idle * between(stream, 0.97, 1) * MINUTE
  const days = chance(stream, 0.1) ? between(stream, 0.05, 6) : 7 + stream() ** 2 * 1100
  return { lastActiveAt: new Date(lastActiveAt), signupAt: new Date(lastActiveAt - days * DAY) }
}

/** A few minutes for those online; then ever longer, up to weeks. */
function idleMinutes(rank: number): number {
  if (rank < ONLINE) return 0.1 + (4 * rank) / ONLINE
  return 6 * (LONGEST_MINUTES / 6) ** ((rank - ONLINE) / (1 - ONLINE))
}
