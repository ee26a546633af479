import * as z from 'zod/mini'
import { Empty } from '../endpoint.ts'
import { freeText } from '../fields.ts'
import { CaseId } from './cases.ts'
import { officeEndpoint } from './endpoint.ts'

const Words = freeText(2000)

export const REPORT_DECISIONS = ['no_action', 'remove_content', 'ban'] as const

/** Decides about a report or a notice, and mails the reasons to both sides. */
export const decideReport = officeEndpoint({
  method: 'POST',
  path: '/api/office/report-decision',
  needs: 'reports_decide',
  input: z.strictObject({
    case_id: CaseId,
    decision: z.enum(REPORT_DECISIONS),
    facts: Words.check(z.minLength(1)),
    ground: z.enum(['terms', 'law']),
    rule: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
    /** What of a profile goes. */
    content: z.array(z.enum(['about', 'photos'])).check(z.maxLength(2)),
  }),
  output: Empty,
  refusals: [
    'NOT_FOUND',
    'CASE_DECIDED',
    'CASE_CLAIMED',
    'PERMISSION_REQUIRED',
    'MEMBER_GONE',
    'INVALID_INPUT',
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
