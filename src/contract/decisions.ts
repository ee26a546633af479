import * as z from 'zod/mini'
import { LocaleCode } from './codes.ts'
import { Empty, endpoint } from './endpoint.ts'
import { freeText } from './fields.ts'

export const LONGEST_APPEAL = 5000

/** What leads to one statement, without a login. */
const StatementToken = z.string().check(z.regex(/^[\w-]{60,120}$/))

export const Appeal = z.object({
  at: z.iso.datetime(),
  words: z.string(),
  /** Null while somebody looks at it. Lapsed is one that nobody needed to decide any more. */
  outcome: z.nullable(z.enum(['upheld', 'reversed', 'lapsed'])),
  reasons: z.string(),
})

/** A statement of reasons, in the member's language. */
export const MemberStatement = z.object({
  number: z.int(),
  at: z.iso.datetime(),
  language: LocaleCode,
  title: z.string(),
  parts: z.array(z.object({ term: z.string(), words: z.string() })),
  /** In force, over by itself, or taken back. */
  state: z.enum(['in_force', 'over', 'reversed']),
  contest_until: z.iso.datetime(),
  appeal: z.nullable(Appeal),
})
export type MemberStatement = z.output<typeof MemberStatement>

/** The statement that a link in a mail leads to, also for somebody who cannot log in any more. */
export const readStatement = endpoint({
  method: 'GET',
  path: '/api/statement.php',
  access: 'anyone',
  input: z.object({ token: StatementToken }),
  output: z.object({ statement: MemberStatement }),
  refusals: ['LINK_INVALID'],
})

/** Contests a decision: free, for six months, once. Again it is the same appeal. */
export const appealDecision = endpoint({
  method: 'POST',
  path: '/api/appeal.php',
  access: 'anyone',
  input: z.strictObject({
    token: StatementToken,
    words: freeText(LONGEST_APPEAL).check(z.minLength(1)),
  }),
  output: z.object({ statement: MemberStatement }),
  refusals: ['LINK_INVALID', 'TOO_LATE'],
})

/** What was decided about the member, the newest first, each with what leads to its statement. */
export const listDecisions = endpoint({
  method: 'GET',
  path: '/api/decisions.php',
  access: 'member',
  input: Empty,
  output: z.object({
    decisions: z.array(
      z.object({ number: z.int(), at: z.iso.datetime(), words: z.string(), token: z.string() }),
    ),
  }),
})
