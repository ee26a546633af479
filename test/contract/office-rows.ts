import { randomUUID } from 'node:crypto'
import type { CaseKind } from '#contract/office/cases.ts'
import type { policiesOf } from '#server/features/decisions/decisions.ts'
import { newToken } from '#server/kernel/secrets.ts'

export type Target = {
  readonly operatorId: string
  readonly invitationId: string
  readonly token: string
  readonly caseId: number
  readonly siteId: string
  readonly memberId: string
  /** A request of somebody else to give them credits. */
  readonly approvalId: string
  /** Of the draft of the site's settings, which has a change. */
  readonly revision: number
  readonly version: number
  readonly conversationId: string
  /** A draft of a fictional profile with a picture, which has its licence. */
  readonly fictionId: string
  readonly pictureId: string
  readonly orderId: string
  readonly policy: Awaited<ReturnType<typeof policiesOf>>[number]
}
type Row = {
  /** What kind of case it is about. */
  readonly kind?: CaseKind
  /** A right input, about this site. */
  readonly input?: (target: Target) => Record<string, unknown>
  /** What who may call it gets. */
  readonly outcome?: number | string
  /** What who may call it on another site gets. */
  readonly elsewhere?: number | string
}

const proof = () => ({
  credential: newToken(),
  client_data: madeUp(),
  authenticator_data: newToken(),
  signature: newToken(),
})
const aboutCase = ({ caseId }: Target) => ({ case_id: caseId })
const aboutOrder = ({ orderId }: Target) => ({ order_id: orderId })
const aboutApproval = ({ approvalId }: Target) => ({ approval_id: approvalId })
const aboutMember = ({ memberId }: Target) => ({ member_id: memberId })
const aboutWriting = ({ conversationId }: Target) => ({ conversation_id: conversationId })
const aboutFiction = ({ fictionId }: Target) => ({ profile_id: fictionId })
const aboutPicture = (target: Target) => ({
  ...aboutFiction(target),
  picture_id: target.pictureId,
})
const anouk = {
  name: 'Anouk',
  date_of_birth: '1980-05-17',
  gender: 'female',
  seeks: 'male',
  country: 'NL',
  city: 'Haarlem',
  language: 'nl',
  about: 'Ik teken graag vogels.',
  interests: [],
  brief: '',
  writer_ids: [],
}
const wanted = ({ memberId, policy }: Target) => ({
  about: { kind: 'member', id: memberId },
  measure: 'ban',
  policy_id: policy.id,
  facts: 'Three members were asked for money.',
})
const onSite = ({ siteId }: Target) => ({ site_id: siteId })
const ofDraft = (target: Target) => ({ ...onSite(target), revision: target.revision })
const drafted = (target: Target) => ({ ...ofDraft(target), changes: { niche: 2 } })
const taking = ({ token }: Target) => ({ token, name: 'Ola', language: 'en' })

/** Every endpoint of the office, as somebody of this site asks it. One without a row fails, and so does a row without an endpoint. */
export const OFFICE_ROWS: Readonly<Record<string, Row>> = {
  'GET /api/office/me': {},
  'POST /api/office/login': {
    input: () => ({ email: 'nobody@vonk.example', password: 'x', code: '123456' }),
    outcome: 'LOGIN_FAILED',
  },
  'POST /api/office/passkey-login-begin': {},
  'POST /api/office/passkey-login': { input: proof, outcome: 'PASSKEY_REFUSED' },
  'POST /api/office/demo-login': { input: () => ({ role: 'owner' }), outcome: 'NOT_FOUND' },
  'POST /api/office/logout': {},
  'PUT /api/office/language': { input: () => ({ language: 'nl' }) },
  'POST /api/office/confirm-begin': { outcome: 'NOT_FOUND' },
  'POST /api/office/confirm-passkey': { input: proof, outcome: 'PASSKEY_REFUSED' },
  'POST /api/office/confirm-code': { input: () => ({ code: '000000' }), outcome: 'FACTOR_WRONG' },
  'POST /api/office/invitation': { input: ({ token }) => ({ token }) },
  'POST /api/office/invitation-passkey-begin': { input: ({ token }) => ({ token }) },
  'POST /api/office/invitation-app-begin': { input: ({ token }) => ({ token }) },
  'POST /api/office/invitation-passkey': {
    input: (target) => ({
      ...taking(target),
      passkey: madePasskey(),
    }),
    outcome: 'PASSKEY_REFUSED',
  },
  'POST /api/office/invitation-app': {
    input: (target) => ({ ...taking(target), password: 'a good pass phrase', code: '000000' }),
    outcome: 'FACTOR_WRONG',
  },
  'GET /api/office/people': { elsewhere: 200 },
  'POST /api/office/invitations': {
    input: ({ siteId }) => ({
      email: `${randomUUID()}@vonk.example`,
      roles: [{ site_id: siteId, role: 'support' }],
    }),
  },
  'DELETE /api/office/invitations': {
    input: (target) => ({ invitation_id: target.invitationId }),
  },
  'PUT /api/office/roles': {
    input: ({ operatorId, siteId }) => ({
      operator_id: operatorId,
      roles: [{ site_id: siteId, role: 'writer' }],
    }),
  },
  'POST /api/office/end-operator': { input: ({ operatorId }) => ({ operator_id: operatorId }) },
  'POST /api/office/reset-factors': { input: ({ operatorId }) => ({ operator_id: operatorId }) },
  'POST /api/office/end-sessions': { input: ({ operatorId }) => ({ operator_id: operatorId }) },
  'GET /api/office/account': {},
  'POST /api/office/own-passkey-begin': {},
  'POST /api/office/own-passkey': {
    input: () => ({ name: 'Phone', passkey: madePasskey() }),
    outcome: 'PASSKEY_REFUSED',
  },
  'PUT /api/office/own-passkey': {
    input: () => ({ passkey_id: randomUUID(), name: 'Phone' }),
    outcome: 'NOT_FOUND',
  },
  'DELETE /api/office/own-passkey': {
    input: () => ({ passkey_id: randomUUID() }),
    outcome: 'NOT_FOUND',
  },
  'POST /api/office/own-recovery-codes': {},
  'DELETE /api/office/own-session': {
    input: () => ({ session_id: randomUUID() }),
    outcome: 'NOT_FOUND',
  },
  'GET /api/office/record': { input: ({ siteId }) => ({ site_id: siteId }) },
  'POST /api/office/record-csv': { input: ({ siteId }) => ({ site_id: siteId }) },
  'POST /api/office/record-check': { elsewhere: 200 },
  'GET /api/office/figures': { input: ({ siteId }) => ({ site_id: siteId }) },
  'POST /api/office/figures-csv': {
    input: ({ siteId }) => ({ site_id: siteId, of: 'days' }),
  },
  'GET /api/office/figures-plot': {
    input: ({ siteId }) => ({ site_id: siteId, plot: 'revenue' }),
  },
  'GET /api/office/figures-today': { input: ({ siteId }) => ({ site_id: siteId }) },
  'GET /api/office/machine': { elsewhere: 200 },
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
  'GET /api/office/orders': { input: () => ({ view: 'all' }), elsewhere: 200 },
  'GET /api/office/order': { input: aboutOrder },
  'POST /api/office/refund': {
    input: (target) => ({ ...aboutOrder(target), way: 'rule', credits: null, why: 'Twice.' }),
    outcome: 'NOTHING_TO_PAY',
  },
  'POST /api/office/member-credits': {
    input: (target) => ({ ...aboutMember(target), credits: 5, why: 'The site was down.' }),
  },
  'GET /api/office/reconciliation': { input: ({ siteId }) => ({ site_id: siteId }) },
  'POST /api/office/reconciliation': { elsewhere: 200 },
  'POST /api/office/finding-settlement': {
    kind: 'payment',
    input: (target) => ({ ...aboutCase(target), words: 'Paid by hand.' }),
  },
  'GET /api/office/approvals': { input: () => ({ view: 'waiting' }), elsewhere: 200 },
  'GET /api/office/approvals-waiting': { input: ({ siteId }) => ({ site_id: siteId }) },
  'GET /api/office/approval': { input: aboutApproval },
  'POST /api/office/approval-yes': { input: aboutApproval },
  'POST /api/office/approval-no': {
    input: (target) => ({ ...aboutApproval(target), words: 'He sells adverts.' }),
  },
  'POST /api/office/approval-back': { input: aboutApproval, outcome: 'NOT_FOUND' },
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
  'GET /api/office/member-picture': { input: aboutMember, outcome: 'NOT_FOUND' },
  'GET /api/office/writing': { elsewhere: 200 },
  'GET /api/office/writing-changes': { elsewhere: 200 },
  'GET /api/office/writing-picture': {
    input: (target) => ({ ...aboutWriting(target), whose: 'member' }),
    outcome: 'NOT_FOUND',
  },
  'POST /api/office/writing-open': { input: aboutWriting },
  'POST /api/office/writing-sign': {
    input: (target) => ({ ...aboutWriting(target), is_typing: true }),
  },
  'POST /api/office/writing-check': {
    input: (target) => ({ ...aboutWriting(target), text: 'Hoi' }),
  },
  'POST /api/office/writing-answers': {
    input: (target) => ({
      ...aboutWriting(target),
      client_id: randomUUID(),
      text: 'Hoi, leuk dat je schrijft.',
    }),
  },
  'POST /api/office/writing-care': {
    input: (target) => ({ ...aboutWriting(target), text: 'He lost his wife.' }),
  },
  'POST /api/office/writing-hand-on': {
    input: (target) => ({ ...aboutWriting(target), why: '' }),
  },
  'GET /api/office/fictional': { elsewhere: 200 },
  'GET /api/office/fictional-profile': { input: aboutFiction },
  'POST /api/office/fictional': {
    input: ({ siteId }) => ({ client_id: randomUUID(), site_id: siteId, ...anouk }),
  },
  'PUT /api/office/fictional': {
    input: (target) => ({ ...aboutFiction(target), revision: 0, ...anouk }),
  },
  'POST /api/office/fictional-check': { input: () => ({ text: 'Hoi' }), elsewhere: 200 },
  'POST /api/office/fictional-pictures': {
    input: (target) => ({ ...aboutFiction(target), client_id: randomUUID() }),
    outcome: 'PHOTO_UNREADABLE',
  },
  'PUT /api/office/fictional-pictures': {
    input: (target) => ({
      ...aboutPicture(target),
      origin: 'Studio Lumen',
      licence: 'Dating use',
      proof: 'contract, PDF',
      ends_on: null,
    }),
  },
  'DELETE /api/office/fictional-pictures': { input: aboutPicture },
  'GET /api/office/fictional-picture': {
    input: (target) => ({ ...aboutPicture(target), size: 'thumb' }),
    outcome: 'NOT_FOUND',
  },
  'POST /api/office/fictional-publish': {
    input: (target) => ({ ...aboutFiction(target), revision: 0 }),
  },
  'POST /api/office/fictional-retire': { input: aboutFiction },
  'POST /api/office/decisions': { input: wanted },
  'POST /api/office/statement-preview': { input: wanted },
  'GET /api/office/policies': { input: ({ siteId }) => ({ site_id: siteId }) },
  'PUT /api/office/policies': {
    input: ({ siteId, policy }) => edited(siteId, policy),
  },
  'GET /api/office/settings': { input: onSite },
  'PUT /api/office/settings-draft': { input: drafted },
  'DELETE /api/office/settings-draft': { input: ofDraft },
  'POST /api/office/settings-publish': {
    input: (target) => ({ ...ofDraft(target), version: target.version, why: 'They asked for it.' }),
  },
  'GET /api/office/settings-history': { input: onSite },
  'POST /api/office/settings-undo': {
    input: (target) => ({ ...ofDraft(target), number: 1, how: 'take_back' }),
  },
  'GET /api/office/prices': { input: onSite },
  'POST /api/office/prices': {
    input: (target) => ({
      ...onSite(target),
      valid_from: null,
      packages: [{ style: 'p0', credits: 10, is_popular: false, prices: { EUR: 1000 } }],
      why: 'The provider asks for more.',
    }),
  },
  'DELETE /api/office/prices': {
    input: (target) => ({ ...onSite(target), valid_from: '2099-01-01T00:00:00Z' }),
    outcome: 'NOT_FOUND',
  },
  'GET /api/office/codes': { input: onSite },
  'POST /api/office/codes': {
    input: (target) => ({
      ...onSite(target),
      code: `C-${randomUUID().slice(0, 8)}`,
      percentage: 20,
      minimum: null,
      country: null,
      is_once_each: true,
      most_uses: 100,
      until: '2099-12-31',
      why: 'A summer.',
    }),
  },
  'PUT /api/office/codes': {
    input: (target) => ({ ...onSite(target), code: 'NOWHERE', change: { ends: true } }),
    outcome: 'NOT_FOUND',
  },
  'GET /api/office/preview': { input: onSite },
  'GET /api/office/preview-page': {
    input: (target) => ({
      ...onSite(target),
      token: newToken(),
      page: 'first',
      which: 'draft',
      locale: 'nl',
      theme: 'light',
    }),
    outcome: 'NOT_FOUND',
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

/** What a browser says of a challenge that this server never made. */
function madePasskey() {
  return {
    credential: newToken(),
    client_data: madeUp(),
    attestation: newToken(),
    transports: [],
  }
}

function madeUp(): string {
  return Buffer.from(JSON.stringify({ challenge: newToken() })).toString('base64url')
}
