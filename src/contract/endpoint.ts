import * as z from 'zod/mini'
import { REFUSALS, type RefusalCode } from './refusals.ts'

type Schema = z.core.$ZodType

/** One call of the API, as a value: the server handles it, the client calls it, tests name it. */
export type Endpoint<
  In extends Schema = Schema,
  Out extends Schema = Schema,
  Access extends 'anyone' | 'member' = 'anyone' | 'member',
> = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: `/api/${string}`
  /** The callers it is for. A visitor who calls one for members is refused with LOGIN_REQUIRED. */
  readonly access: Access
  /** Whether it changes anything. Only a GET may differ from its method, as logout.php does. */
  readonly writes: boolean
  /** Whether it may be called from anywhere: by programs that are no page of ours, and bring their own proof. */
  readonly isOpen: boolean
  /** Whether its answer brings a member another token for their session. */
  readonly renewsSession: boolean
  /** Whether the body is a file as it is; then the input stands in the query. */
  readonly takesFile: boolean
  readonly input: In
  readonly output: Out
  /**
   * Codes it may refuse with beyond those that every endpoint may. A code that is not listed is a bug and becomes a
   * 500.
   */
  readonly refusals: readonly RefusalCode[]
}

// What a bundle does not call is left out of it.
/* @__NO_SIDE_EFFECTS__ */
export function endpoint<In extends Schema, Out extends Schema, Access extends 'anyone' | 'member'>(
  definition: Omit<
    Endpoint<In, Out, Access>,
    'writes' | 'isOpen' | 'renewsSession' | 'takesFile' | 'refusals'
  > & {
    readonly writes?: boolean
    readonly isOpen?: boolean
    readonly renewsSession?: boolean
    readonly takesFile?: boolean
    readonly refusals?: readonly RefusalCode[]
  },
): Endpoint<In, Out, Access> {
  return {
    ...definition,
    writes: definition.writes ?? definition.method !== 'GET',
    isOpen: definition.isOpen ?? false,
    renewsSession: definition.renewsSession ?? false,
    takesFile: definition.takesFile ?? false,
    refusals: definition.refusals ?? [],
  }
}

/** Calls an endpoint: over HTTP in the browser, in the process itself while the server renders a page. */
export type Call = <In extends Schema, Out extends Schema>(
  endpoint: Endpoint<In, Out>,
  input: z.input<In>,
) => Promise<z.output<Out>>

/** The body of every answer that says no. */
export const RefusalBody = z.object({
  error: z.object({
    code: z.enum(Object.keys(REFUSALS) as [RefusalCode, ...RefusalCode[]]),
    params: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
  }),
  authentication_required: z.optional(z.literal(true)),
  request_id: z.optional(z.string()),
})

export const Empty = z.object({})
