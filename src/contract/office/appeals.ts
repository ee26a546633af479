import * as z from 'zod/mini'
import { Empty } from '../endpoint.ts'
import { LocaleCode } from '../codes.ts'
import { freeText } from '../fields.ts'
import { Id } from '../id.ts'
import { LONGEST_FACTS, MEASURES, StatementPart } from './decisions.ts'
import { officeEndpoint } from './endpoint.ts'

/** An appeal that waits. Its words are read by opening it. */
export const OpenAppeal = z.object({
  id: z.uuid(),
  /** Of the decision. */
  number: z.int(),
  site_id: z.uuid(),
  measure: z.enum(MEASURES),
  days: z.nullable(z.int()),
  /** Who decided. */
  who: z.string(),
  decided_at: z.iso.datetime(),
  appealed_at: z.iso.datetime(),
  /** Null once the member is erased. */
  member_name: z.nullable(z.string()),
  /** Whether whoever asks made the decision, and so cannot look at it again. */
  is_own: z.boolean(),
})
export type OpenAppeal = z.output<typeof OpenAppeal>

/** Appeals that wait, the longest waiting first. */
export const listAppeals = officeEndpoint({
  method: 'GET',
  path: '/api/office/appeals',
  needs: 'appeals_decide',
  input: Empty,
  output: z.object({ appeals: z.array(OpenAppeal) }),
})

/** One appeal with what was decided and what was taken. That it was read is in the record; whoever decided may not. */
export const openAppeal = officeEndpoint({
  method: 'POST',
  path: '/api/office/appeal',
  needs: 'appeals_decide',
  input: z.strictObject({ appeal_id: Id }),
  output: z.object({
    words: z.string(),
    language: LocaleCode,
    /** The statement as the member read it. */
    parts: z.array(StatementPart),
    policy_version: z.nullable(z.int()),
    /** The words that were taken away, and how many photos. */
    taken: z.object({ texts: z.array(z.string()), photos: z.int() }),
  }),
  refusals: ['NOT_FOUND', 'OWN_DECISION', 'DECIDED_BEFORE'],
})

/** Upholds or reverses a decision of somebody else. What was reversed is given back as it was. */
export const decideAppeal = officeEndpoint({
  method: 'POST',
  path: '/api/office/appeals',
  needs: 'appeals_decide',
  input: z.strictObject({
    appeal_id: Id,
    outcome: z.enum(['upheld', 'reversed']),
    /** Why, in words for the member. */
    reasons: freeText(LONGEST_FACTS).check(z.minLength(1)),
  }),
  output: Empty,
  refusals: ['NOT_FOUND', 'OWN_DECISION', 'DECIDED_BEFORE', 'MEMBER_GONE'],
})
