import { randomUUID } from 'node:crypto'
import { aboutCase, aboutMember, type Row, type Target } from './row.ts'

const wanted = ({ memberId, policy }: Target) => ({
  about: { kind: 'member', id: memberId },
  measure: 'ban',
  policy_id: policy.id,
  facts: 'Three members were asked for money.',
})

/** What waits for a decision, and members on one page. */
export const CASE_ROWS: Readonly<Record<string, Row>> = {
  'GET /api/office/cases': { elsewhere: 200 },
  'GET /api/office/case-find': {
    input: ({ caseId }) => ({ words: String(caseId) }),
    elsewhere: 200,
  },
  'GET /api/office/cases-waiting': { input: ({ siteId }) => ({ site_id: siteId }) },
  'GET /api/office/case-changes': { input: () => ({ since: '1' }), elsewhere: 200 },
  'GET /api/office/case-picture': {
    kind: 'photo',
    input: (target) => ({ ...aboutCase(target), which: 'face' }),
    outcome: 'NOT_FOUND',
  },
  'POST /api/office/case-open': { kind: 'report', input: aboutCase },
  'POST /api/office/case-sign': {
    kind: 'complaint',
    input: (target) => ({ ...aboutCase(target), doing: 'writing' }),
  },
  'POST /api/office/case-hand-on': {
    kind: 'notice',
    input: (target) => ({ ...aboutCase(target), why: 'I know him.' }),
  },
  'POST /api/office/case-note': {
    kind: 'report',
    input: (target) => ({ ...aboutCase(target), text: 'The third one today.' }),
  },
  'POST /api/office/photos-take': {
    kind: 'photo',
    input: () => ({ count: 6, but: [] }),
    elsewhere: 200,
  },
  'POST /api/office/photo-decision': {
    kind: 'photo',
    input: (target) => ({ ...aboutCase(target), decision: 'reject', reason: 'unclear' }),
  },
  'POST /api/office/photo-hide': {
    kind: 'photo',
    input: ({ subjectId }) => ({ photo_id: subjectId }),
  },
  'POST /api/office/photo-undo': { kind: 'photo', input: aboutCase, outcome: 'UNDO_OVER' },
  'POST /api/office/report-decision': {
    kind: 'report',
    input: (target) => ({
      ...aboutCase(target),
      measure: 'ban',
      policy_id: target.policy.id,
      facts: 'Three members were asked for money.',
    }),
  },
  'POST /api/office/complaint-answer': {
    kind: 'complaint',
    input: (target) => ({
      ...aboutCase(target),
      answer: 'The second payment is on its way back.',
    }),
  },
  'POST /api/office/job-retry': { kind: 'job', input: aboutCase },
  'GET /api/office/members': {
    input: ({ memberId }) => ({ words: memberId }),
    elsewhere: 200,
  },
  'POST /api/office/member-open': { input: aboutMember },
  'POST /api/office/member-address': { input: aboutMember },
  'POST /api/office/member-note': {
    input: (target) => ({ ...aboutMember(target), text: 'Wrote to us twice.' }),
  },
  'POST /api/office/member-log-out': { input: aboutMember },
  'POST /api/office/member-activation': {
    input: aboutMember,
    outcome: 'ALREADY_ACTIVE',
  },
  'POST /api/office/member-address-correction': {
    input: (target) => ({ ...aboutMember(target), email: `${randomUUID()}@vonk.example` }),
  },
  'GET /api/office/member-picture': { input: aboutMember, outcome: 'NOT_FOUND' },
  'POST /api/office/decisions': { input: wanted },
  'POST /api/office/statement-preview': { input: wanted },
  'GET /api/office/policies': { input: ({ siteId }) => ({ site_id: siteId }) },
  'PUT /api/office/policies': {
    input: ({ siteId, policy }) => edited(siteId, policy),
  },
  'POST /api/office/appeal-decision': {
    kind: 'appeal',
    input: (target) => ({ ...aboutCase(target), outcome: 'reversed', reasons: 'A mistake.' }),
  },
}

/** The same rule again, as a new version. */
function edited(siteId: string, policy: Target['policy']) {
  const { id, version, texts, ground, article, measure, days, strikes, strike_days } = policy
  const rule = { ground, article, measure, days, strikes, strike_days, is_in_use: true }
  return { site_id: siteId, policy_id: id, version, texts, ...rule }
}
