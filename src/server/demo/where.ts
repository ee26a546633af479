import { GOLDEN, evenly } from './evenly.ts'
import type { Home } from './homes/home.ts'
import { HOMES } from './homes/homes.ts'
import type { Stream } from './portrait/random.ts'
import { chance, pick } from './portrait/random.ts'

/** Where a member lives: every home has its share of the members. */
export function homeOf(memberNumber: number, start: number): Home {
  let left = evenly(memberNumber, GOLDEN, start)
  return HOMES.find(({ share }) => (left -= share) < 0) ?? HOMES[0]!
}

/** A town of a home: a third of the people live in the largest one of their region. */
export function townOf(stream: Stream, { areas }: Home): { region: string; city: string } {
  const [region, ...towns] = pick(stream, areas)
  return { region, city: chance(stream, 0.34) ? towns[0]! : pick(stream, towns) }
}
