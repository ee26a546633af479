import type { InjectOptions } from 'fastify'
import type { RefusalCode } from '#contract/refusals.ts'
import { CALLERS, type Caller, type CallerKind, type World } from './world.ts'

/** The status of a yes, or the code of a no. */
export type Outcome = 200 | 204 | 302 | 303 | RefusalCode
type Circumstances = { readonly caller: Caller; readonly world: World }
/** Two ids of the same kind that a free member has no right to: another member's, and a deleted one. */
type Swap = (world: World) => { readonly others: string; readonly deleted: string }

export type Row = {
  /** A right input of an endpoint, as this caller would send it. */
  readonly input?: (circumstances: Circumstances) => Record<string, unknown>
  /** The request of a route that is no endpoint. */
  readonly request?: (circumstances: Circumstances) => InjectOptions
  readonly outcomes: Readonly<Record<CallerKind, Outcome>>
  /** What the answer must or must not show to this caller. */
  readonly shows?: (text: string, circumstances: Circumstances) => void
  /** For every field of the input that is an id; null where any id is taken, and nothing is said about it. */
  readonly swaps?: Readonly<Record<string, Swap | null>>
  /** Whether what it does is told at once and stored nowhere. */
  readonly isFleeting?: true
}

export function forEveryone(outcome: Outcome): Record<CallerKind, Outcome> {
  return Object.fromEntries(CALLERS.map((kind) => [kind, outcome])) as Record<CallerKind, Outcome>
}

export function forMembers(outcome: Outcome): Record<CallerKind, Outcome> {
  const outcomes = CALLERS.map((kind) => [kind, isSession(kind) ? outcome : 'LOGIN_REQUIRED'])
  return Object.fromEntries(outcomes) as Record<CallerKind, Outcome>
}

/** The session of a deleted or banned member is none. */
export function isSession(kind: CallerKind): boolean {
  return !['visitor', 'deleted', 'banned'].includes(kind)
}

export function canSeeTarget({ kind }: Caller): boolean {
  return !['blocked', 'target_invisible', 'target_choosy'].includes(kind)
}
