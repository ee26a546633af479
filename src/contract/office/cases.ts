import * as z from 'zod/mini'
import { Empty } from '../endpoint.ts'
import { freeText } from '../fields.ts'
import { Id } from '../id.ts'
import { officeEndpoint } from './endpoint.ts'
import { Contested, MemberDecision, MemberWithdrawal, ShownPhoto } from './standing.ts'
import { PaymentFinding } from './findings.ts'
import type { Permission } from './roles.ts'

export const CASE_KINDS = [
  'photo',
  'report',
  'notice',
  'complaint',
  'withdrawal',
  'job',
  'appeal',
  'payment',
] as const
export const CaseKind = z.enum(CASE_KINDS)
export type CaseKind = z.output<typeof CaseKind>

/** What it takes to claim a case of a kind. Whoever may read cases may look at all of them, which is recorded. */
export const CASE_RIGHTS = {
  photo: 'photos_review',
  report: 'reports_decide',
  notice: 'reports_decide',
  complaint: 'cases_settle',
  withdrawal: 'cases_settle',
  job: 'cases_settle',
  appeal: 'appeals_decide',
  payment: 'money_work',
} as const satisfies Record<CaseKind, Permission>

/** A case belongs to who opened it for so long after the last sign of them. */
export const CLAIM_MINUTES = 10
export const CASES_PAGE = 50

const Moment = z.iso.datetime()
export const CaseId = z.coerce
  .number()
  .check(z.int(), z.positive(), z.maximum(Number.MAX_SAFE_INTEGER))
const Words = freeText(2000)

/** Somebody of the office at a case. */
const Colleague = z.object({ operator_id: z.uuid(), name: z.string() })
const Looker = z.object({ ...Colleague.shape, doing: z.enum(['reading', 'writing']) })

export const CasePerson = z.object({
  id: z.uuid(),
  name: z.string(),
  age: z.int(),
  city: z.string(),
  is_fictional: z.boolean(),
  has_face: z.boolean(),
})
export type CasePerson = z.output<typeof CasePerson>

/** A case as it stands in the queue. What members wrote to each other is told only to who opens it. */
export const CaseRow = z.object({
  id: z.int(),
  kind: CaseKind,
  site_id: z.nullable(z.uuid()),
  language: z.nullable(z.string()),
  opened_at: Moment,
  due_at: Moment,
  /** The number by which whoever sent it knows it. */
  number: z.nullable(z.string()),
  /** Why it is here, in a word: the reason of a report, the kind of a complaint or job, which photo. */
  topic: z.string(),
  /** What was said of it, the beginning. */
  words: z.string(),
  person: z.nullable(CasePerson),
  claim: z.nullable(z.object({ ...Colleague.shape, until: Moment })),
  looking: z.array(Looker),
  /** Whether it waits for a senior. */
  is_handed_on: z.boolean(),
  /** Of an appeal, who decided what it is against: they do not look at it again. */
  decider: z.nullable(z.object({ operator_id: z.nullable(z.uuid()), name: z.string() })),
})
export type CaseRow = z.output<typeof CaseRow>

export const CASE_AGES = ['hour', 'day', 'week'] as const
export const CASE_HOLDERS = ['mine', 'free', 'taken', 'senior'] as const

/** What waits, the promise that ends first before the others. */
export const listCases = officeEndpoint({
  method: 'GET',
  path: '/api/office/cases',
  needs: 'cases_read',
  input: z.object({
    kind: z.optional(CaseKind),
    site_id: z.optional(Id),
    language: z.optional(z.string().check(z.regex(/^[a-z]{2}$/))),
    /** Waiting for longer than that. */
    age: z.optional(z.enum(CASE_AGES)),
    holder: z.optional(z.enum(CASE_HOLDERS)),
    after: z.optional(z.string().check(z.regex(/^\d{1,16}-\d{1,16}$/))),
  }),
  output: z.object({ cases: z.array(CaseRow), after: z.nullable(z.string()) }),
})

/** How much waits of each kind: all of it, what is late, and what came since a moment. */
export const countCases = officeEndpoint({
  method: 'GET',
  path: '/api/office/cases-waiting',
  needs: 'cases_read',
  isSign: false,
  input: z.object({ site_id: z.optional(Id), since: z.optional(Moment) }),
  output: z.object({
    kinds: z.array(
      z.object({
        kind: CaseKind,
        count: z.int(),
        late: z.int(),
        fresh: z.int(),
        /** Waiting for a senior. */
        handed_on: z.int(),
        oldest_at: Moment,
        next_due_at: Moment,
        /** Of those that were decided in the last seven days: how many, and how many in time. */
        decided: z.int(),
        kept: z.int(),
      }),
    ),
  }),
})

/** Which cases changed since a moment of the database, and who is where. A page asks by itself: it is no sign of anybody. */
export const watchCases = officeEndpoint({
  method: 'GET',
  path: '/api/office/case-changes',
  needs: 'cases_read',
  isSign: false,
  input: z.object({ since: z.optional(z.string().check(z.regex(/^\d{1,16}$/))) }),
  output: z.object({
    now: z.string(),
    changed: z.array(z.int()),
    here: z.array(
      z.object({
        ...Looker.shape,
        case_id: z.int(),
        kind: CaseKind,
      }),
    ),
  }),
})

const Evidence = z.object({
  subject: z.enum(['member', 'photo', 'message', 'page']),
  reason: z.string(),
  words: z.string(),
  at: Moment,
  /** The address that a notice names. */
  address: z.nullable(z.string()),
  reporter: z.nullable(
    z.object({
      name: z.string(),
      age: z.nullable(z.int()),
      email: z.nullable(z.string()),
      reports: z.int(),
      upheld: z.int(),
    }),
  ),
  /** The profile as it was when it was reported. */
  profile: z.array(z.object({ field: z.string(), text: z.string() })),
  messages: z.array(
    z.object({
      /** Who wrote it: the member whom the case is about, or the other one. */
      is_theirs: z.boolean(),
      is_reported: z.boolean(),
      kind: z.string(),
      text: z.string(),
      at: Moment,
    }),
  ),
  has_picture: z.boolean(),
  /** The photo that it is about. */
  photo_id: z.nullable(z.uuid()),
  /** How many messages of this person were read for it, which the record tells. */
  looked_at: z.int(),
})

export const CaseDetail = z.object({
  case: CaseRow,
  /** Whether whoever asks may decide it, as it stands now. */
  is_mine: z.boolean(),
  evidence: z.nullable(Evidence),
  complaint: z.nullable(
    z.object({
      kind: z.string(),
      name: z.string(),
      email: z.string(),
      reference: z.string(),
      text: z.string(),
    }),
  ),
  withdrawal: z.nullable(
    z.object({
      order_id: z.uuid(),
      credits: z.int(),
      amount_minor: z.int(),
      currency: z.string(),
      withdrawn_at: Moment,
    }),
  ),
  job: z.nullable(z.object({ kind: z.string(), attempts: z.int(), error: z.string() })),
  appeal: z.nullable(Contested),
  finding: z.nullable(PaymentFinding),
  person: z.nullable(
    z.object({
      ...CasePerson.shape,
      country: z.string(),
      status: z.string(),
      is_premium: z.boolean(),
      signup_at: Moment,
      photos: z.int(),
      shown: z.array(ShownPhoto),
      wrote_to: z.int(),
      reports: z.int(),
      upheld: z.int(),
      /** How many strikes count now. */
      strikes: z.int(),
      decisions: z.array(MemberDecision),
      withdrawals: z.array(MemberWithdrawal),
    }),
  ),
  history: z.array(
    z.object({
      at: Moment,
      what: z.enum(['signed_up', 'reported', 'decided']),
      kind: z.nullable(CaseKind),
      detail: z.string(),
      who: z.nullable(z.string()),
    }),
  ),
  notes: z.array(
    z.object({ id: z.uuid(), ...Colleague.shape, text: z.string(), created_at: Moment }),
  ),
  handed_on: z.nullable(z.object({ who: z.string(), why: z.string() })),
})
export type CaseDetail = z.output<typeof CaseDetail>

/** Opens a case, and claims it where one may decide it and nobody else has it. The look is in the record. */
export const openCase = officeEndpoint({
  method: 'POST',
  path: '/api/office/case-open',
  needs: 'cases_read',
  input: z.strictObject({ case_id: CaseId }),
  output: CaseDetail,
  refusals: ['NOT_FOUND', 'CASE_DECIDED', 'OWN_DECISION'],
})

/** A sign of who is at a case: the claim begins anew. */
export const signCase = officeEndpoint({
  method: 'POST',
  path: '/api/office/case-sign',
  needs: 'cases_read',
  leavesRecord: false,
  input: z.strictObject({ case_id: CaseId, doing: z.enum(['reading', 'writing']) }),
  output: z.object({ until: z.nullable(Moment) }),
  refusals: ['NOT_FOUND', 'CASE_DECIDED', 'OWN_DECISION'],
})

/** Hands a case on to a senior: nobody else decides it from then on. */
export const handOnCase = officeEndpoint({
  method: 'POST',
  path: '/api/office/case-hand-on',
  needs: 'cases_work',
  input: z.strictObject({ case_id: CaseId, why: Words.check(z.minLength(1)) }),
  output: Empty,
  refusals: ['NOT_FOUND', 'CASE_DECIDED', 'CASE_CLAIMED', 'OWN_DECISION'],
})

export const noteCase = officeEndpoint({
  method: 'POST',
  path: '/api/office/case-note',
  needs: 'cases_work',
  input: z.strictObject({ case_id: CaseId, text: Words.check(z.minLength(1)) }),
  output: z.object({ id: z.uuid() }),
  refusals: ['NOT_FOUND'],
})

export const CASE_PICTURES = ['face', 'photo', 'evidence', 'taken'] as const

/** A picture of a case: the face that everybody on the site sees, or, for who opened it, what it is about. */
export const casePicture = officeEndpoint({
  method: 'GET',
  path: '/api/office/case-picture',
  needs: 'cases_read',
  isSign: false,
  input: z.object({
    case_id: CaseId,
    which: z.enum(CASE_PICTURES),
    /** Which of several photos that were taken away. */
    nth: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(100))),
  }),
  output: Empty,
  refusals: ['NOT_FOUND'],
})
