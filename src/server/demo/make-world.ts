import { type DemoMember, demoMember, type WorldOptions } from './demo-member.ts'

/** The demo world as it is made on a first start. */
export const DEMO_WORLD = { seed: 'vonk', members: 640 } as const

/** All members of a world, one after the other: the same options always give the same members. */
export function* makeWorld(options: WorldOptions): Generator<DemoMember> {
  for (let number = 1; number <= options.members; number++) yield demoMember(options, number)
}
