import type * as z from 'zod/mini'
import { endpoint, type Endpoint } from '../endpoint.ts'
import type { RefusalCode } from '../refusals.ts'
import type { OfficeRefusalCode } from './refusals.ts'
import type { Permission } from './roles.ts'

type Schema = z.core.$ZodType

/** Who may call: whoever has a permission, any operator (about themselves), or somebody who is not logged in yet. */
export type Needs = Permission | 'login' | 'nothing'

/** A call of the office's API. It is answered on the office's own host alone. */
export type OfficeEndpoint<
  In extends Schema = Schema,
  Out extends Schema = Schema,
  Need extends Needs = Needs,
> = Endpoint<In, Out, 'anyone'> & {
  readonly needs: Need
  /** Whether a second factor must have been given in the last five minutes. */
  readonly needsFactor: boolean
  /** Whether the record tells of it when it was done: all that changes something, but for questions to a device. */
  readonly leavesRecord: boolean
  /** Whether it is a sign that somebody is there: not what a page asks by itself. */
  readonly isSign: boolean
}

type Definition<In extends Schema, Out extends Schema, Need extends Needs> = {
  readonly method: Endpoint['method']
  readonly path: `/api/office/${string}`
  readonly needs: Need
  readonly needsFactor?: boolean
  readonly leavesRecord?: boolean
  readonly isSign?: boolean
  readonly takesFile?: boolean
  readonly input: In
  readonly output: Out
  readonly refusals?: readonly (RefusalCode | OfficeRefusalCode)[]
}

/* @__NO_SIDE_EFFECTS__ */
export function officeEndpoint<In extends Schema, Out extends Schema, Need extends Needs>(
  definition: Definition<In, Out, Need>,
): OfficeEndpoint<In, Out, Need> {
  const {
    needs,
    needsFactor = false,
    leavesRecord,
    isSign = true,
    refusals = [],
    ...rest
  } = definition
  // Also in the midst of a call: an access that ends then.
  const login = needs === 'nothing' ? [] : (['LOGIN_REQUIRED'] as const)
  const base = endpoint({
    ...rest,
    access: 'anyone',
    refusals: [...(refusals as readonly RefusalCode[]), ...login],
  })
  return { ...base, needs, needsFactor, leavesRecord: leavesRecord ?? base.writes, isSign }
}
