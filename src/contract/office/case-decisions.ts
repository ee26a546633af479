import * as z from 'zod/mini'
import { Empty } from '../endpoint.ts'
import { freeText } from '../fields.ts'
import { CaseId } from './cases.ts'
import { LONGEST_FACTS, WANTED } from './decisions.ts'
import { officeEndpoint } from './endpoint.ts'

/** Decides about what a report or a notice case is about: the one decision, with its reasons mailed to both sides. */
export const decideReport = officeEndpoint({
  method: 'POST',
  path: '/api/office/report-decision',
  needs: 'reports_decide',
  input: z.strictObject({ case_id: CaseId, ...WANTED }),
  output: Empty,
  refusals: [
    'NOT_FOUND',
    'CASE_DECIDED',
    'CASE_CLAIMED',
    'PERMISSION_REQUIRED',
    'DECIDED_BEFORE',
    'MEMBER_GONE',
    'NOTHING_NAMED',
    'POLICY_UNKNOWN',
  ],
})

/** Answers a complaint: the answer is mailed as it is. */
export const answerComplaint = officeEndpoint({
  method: 'POST',
  path: '/api/office/complaint-answer',
  needs: 'cases_settle',
  input: z.strictObject({ case_id: CaseId, answer: freeText(4000).check(z.minLength(1)) }),
  output: Empty,
  refusals: ['NOT_FOUND', 'CASE_DECIDED', 'CASE_CLAIMED', 'PERMISSION_REQUIRED'],
})

/** Lets a parked job begin anew. */
export const retryJob = officeEndpoint({
  method: 'POST',
  path: '/api/office/job-retry',
  needs: 'cases_settle',
  input: z.strictObject({ case_id: CaseId }),
  output: Empty,
  refusals: ['NOT_FOUND', 'CASE_DECIDED', 'CASE_CLAIMED', 'PERMISSION_REQUIRED'],
})

/** Settles what did not match with the provider, in words about what it was. */
export const settleFinding = officeEndpoint({
  method: 'POST',
  path: '/api/office/finding-settlement',
  needs: 'money_work',
  input: z.strictObject({ case_id: CaseId, words: freeText(2000).check(z.minLength(1)) }),
  output: Empty,
  refusals: ['NOT_FOUND', 'CASE_DECIDED', 'CASE_CLAIMED', 'PERMISSION_REQUIRED'],
})

/** Upholds or reverses a decision of somebody else. What was reversed is given back as it was. */
export const decideAppeal = officeEndpoint({
  method: 'POST',
  path: '/api/office/appeal-decision',
  needs: 'appeals_decide',
  input: z.strictObject({
    case_id: CaseId,
    outcome: z.enum(['upheld', 'reversed']),
    /** Why, in words for the member. */
    reasons: freeText(LONGEST_FACTS).check(z.minLength(1)),
  }),
  output: Empty,
  refusals: [
    'NOT_FOUND',
    'CASE_DECIDED',
    'CASE_CLAIMED',
    'PERMISSION_REQUIRED',
    'OWN_DECISION',
    'DECIDED_BEFORE',
    'MEMBER_GONE',
  ],
})
