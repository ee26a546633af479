import * as z from 'zod/mini'
import { freeText } from '../fields.ts'
import { Id } from '../id.ts'
import { CasePerson } from './cases.ts'
import { officeEndpoint } from './endpoint.ts'

/** What may need a second person. Each has a way of carrying it out in `server/approval-kinds.ts`. */
export const APPROVAL_KINDS = ['refund', 'credits', 'prices', 'code'] as const
export const ApprovalKind = z.enum(APPROVAL_KINDS)
export type ApprovalKind = z.output<typeof ApprovalKind>

/** approved: decided and not done yet, as while the provider of payments is away. */
export const APPROVAL_STATES = [
  'asked',
  'approved',
  'rejected',
  'expired',
  'done',
  'failed',
  'taken_back',
] as const
export const ApprovalState = z.enum(APPROVAL_STATES)
export type ApprovalState = z.output<typeof ApprovalState>

/** A request waits for so long. */
export const APPROVAL_HOURS = 72
export const APPROVALS_PAGE = 50

const Moment = z.iso.datetime()
/** Why something is to be done, which stays for good. */
export const Why = freeText(300).check(z.minLength(1))

export const Approval = z.object({
  id: z.uuid(),
  number: z.int(),
  kind: ApprovalKind,
  site_id: z.uuid(),
  subject_id: z.string(),
  person: z.nullable(CasePerson),
  amount_minor: z.nullable(z.int()),
  currency: z.nullable(z.string()),
  credits: z.nullable(z.int()),
  why: z.string(),
  /** Whether it was within the limits of one person, and done at once. */
  is_alone: z.boolean(),
  asked_by: z.nullable(z.uuid()),
  asker: z.string(),
  asked_at: Moment,
  expires_at: Moment,
  state: ApprovalState,
  decider: z.nullable(z.string()),
  decided_at: z.nullable(Moment),
  words: z.string(),
  /** Why it failed. */
  outcome: z.nullable(z.string()),
  ended_at: z.nullable(Moment),
  /** When the provider is asked again, where it is away. */
  next_try_at: z.nullable(Moment),
  /** Whether whoever looks may decide it: never who asked. */
  may_decide: z.boolean(),
  is_mine: z.boolean(),
})
export type Approval = z.output<typeof Approval>

/** One line of what somebody needs to know to say yes. */
export const ApprovalFact = z.object({
  name: z.string(),
  value: z.union([
    z.object({ words: z.string() }),
    z.object({ amount_minor: z.int(), currency: z.string() }),
    z.object({ credits: z.int() }),
    z.object({ at: Moment }),
  ]),
  /** What it is now, where the request changes it. */
  before: z.optional(z.string()),
})
export type ApprovalFact = z.output<typeof ApprovalFact>

export const ApprovalDetail = z.object({
  approval: Approval,
  facts: z.array(ApprovalFact),
  /** Whether all is still as it was when it was asked; null once it is decided. */
  is_unchanged: z.nullable(z.boolean()),
  /** Who could decide it. */
  waits_for: z.array(z.string()),
  /** What whoever asked did alone in the last 24 hours, and may, in cents of a euro. */
  asker_day: z.object({ spent_minor: z.int(), limit_minor: z.int() }),
})
export type ApprovalDetail = z.output<typeof ApprovalDetail>

export const APPROVAL_VIEWS = ['waiting', 'mine', 'ended'] as const

/** Requests: what waits for me, what I asked and is open, and what ended. */
export const listApprovals = officeEndpoint({
  method: 'GET',
  path: '/api/office/approvals',
  needs: 'money_read',
  input: z.object({
    view: z.enum(APPROVAL_VIEWS),
    site_id: z.optional(Id),
    after: z.optional(z.string().check(z.regex(/^\d{1,16}-\d{1,16}$/))),
  }),
  output: z.object({ approvals: z.array(Approval), after: z.nullable(z.string()) }),
})

/** How many wait for whoever asks, how many of theirs wait for others, and what is within one person's limits on a site. */
export const countApprovals = officeEndpoint({
  method: 'GET',
  path: '/api/office/approvals-waiting',
  needs: 'money_read',
  isSign: false,
  input: z.object({ site_id: z.optional(Id) }),
  output: z.object({ waiting: z.int(), mine: z.int() }),
})

export const getApproval = officeEndpoint({
  method: 'GET',
  path: '/api/office/approval',
  needs: 'money_read',
  input: z.object({ approval_id: Id }),
  output: ApprovalDetail,
  refusals: ['NOT_FOUND'],
})

/** Says yes and does it. What is not as it was when it was asked fails, and nothing is done. */
export const approve = officeEndpoint({
  method: 'POST',
  path: '/api/office/approval-yes',
  needs: 'money_approve',
  needsFactor: true,
  input: z.strictObject({ approval_id: Id, words: z.optional(freeText(500)) }),
  output: z.object({ state: ApprovalState, outcome: z.nullable(z.string()) }),
  refusals: ['NOT_FOUND', 'OWN_REQUEST', 'REQUEST_ENDED'],
})

export const reject = officeEndpoint({
  method: 'POST',
  path: '/api/office/approval-no',
  needs: 'money_approve',
  input: z.strictObject({ approval_id: Id, words: freeText(500).check(z.minLength(1)) }),
  output: z.object({ state: ApprovalState }),
  refusals: ['NOT_FOUND', 'OWN_REQUEST', 'REQUEST_ENDED'],
})

/** Takes one's own request back. */
export const takeBackRequest = officeEndpoint({
  method: 'POST',
  path: '/api/office/approval-back',
  needs: 'money_work',
  input: z.strictObject({ approval_id: Id }),
  output: z.object({ state: ApprovalState }),
  refusals: ['NOT_FOUND', 'REQUEST_ENDED'],
})
