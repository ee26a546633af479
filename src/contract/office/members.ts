import * as z from 'zod/mini'
import { Empty } from '../endpoint.ts'
import { Email, freeText } from '../fields.ts'
import { Id } from '../id.ts'
import { CaseKind, CasePerson } from './cases.ts'
import { officeEndpoint } from './endpoint.ts'
import { MemberDecision, MemberWithdrawal } from './standing.ts'

const Moment = z.iso.datetime()

/** By what somebody was found. */
export const FOUND_BY = [
  'email',
  'id',
  'order',
  'receipt',
  'decision',
  'report',
  'iban',
  'name',
] as const
export const MEMBERS_FOUND = 20

const Member = z.object({
  ...CasePerson.shape,
  site_id: z.uuid(),
  country: z.string(),
  status: z.string(),
  is_premium: z.boolean(),
})

/** Members by mail address, id, order, receipt, number of a decision or report, the last four of an IBAN, or how their name begins. */
export const findMembers = officeEndpoint({
  method: 'GET',
  path: '/api/office/members',
  needs: 'members_read',
  input: z.object({
    words: z.string().check(z.trim(), z.minLength(2), z.maxLength(254)),
    site_id: z.optional(Id),
  }),
  output: z.object({
    members: z.array(z.object({ ...Member.shape, found_by: z.enum(FOUND_BY) })),
    /** Whether there are more than are shown. */
    has_more: z.boolean(),
  }),
})

const Order = z.object({
  id: z.uuid(),
  at: Moment,
  credits: z.int(),
  total_minor: z.int(),
  currency: z.string(),
  status: z.string(),
  receipt_number: z.nullable(z.int()),
})
const ReportLine = z.object({
  number: z.int(),
  at: Moment,
  /** Whether this member was reported, or reported somebody. */
  side: z.enum(['about', 'by']),
  reason: z.string(),
  outcome: z.nullable(z.string()),
})

/** A member on one page: what they are and what happened, and nothing of what they wrote to others. */
export const MemberPage = z.object({
  ...Member.shape,
  /** The first letter and the domain: the rest is shown on demand, which is recorded. */
  email: z.string(),
  language: z.string(),
  signup_at: Moment,
  last_active_at: Moment,
  lander: z.nullable(z.string()),
  deleted_at: z.nullable(Moment),
  credits: z.int(),
  wrote_to: z.int(),
  paid: z.array(z.object({ currency: z.string(), amount_minor: z.int(), orders: z.int() })),
  strikes: z.int(),
  decisions: z.array(MemberDecision),
  withdrawals: z.array(MemberWithdrawal),
  orders: z.array(Order),
  reports: z.array(ReportLine),
  photos: z.array(z.object({ id: z.uuid(), status: z.string() })),
  sessions: z.array(z.object({ device: z.string(), created_at: Moment, last_seen_at: Moment })),
  consents: z.array(
    z.object({ kind: z.string(), version: z.string(), at: Moment, ended_at: z.nullable(Moment) }),
  ),
  /** Mails that have not gone yet, and those that cannot. */
  mails: z.array(z.object({ name: z.string(), at: Moment, is_parked: z.boolean() })),
  /** What waits about them. */
  cases: z.array(z.object({ id: z.int(), kind: CaseKind, due_at: Moment })),
  notes: z.array(
    z.object({ id: z.uuid(), name: z.string(), text: z.string(), created_at: Moment }),
  ),
})
export type MemberPage = z.output<typeof MemberPage>

const OfMember = z.strictObject({ member_id: Id })

/** Opens the page of a member. The look is in the record. */
export const openMember = officeEndpoint({
  method: 'POST',
  path: '/api/office/member-open',
  needs: 'members_read',
  input: OfMember,
  output: MemberPage,
  refusals: ['NOT_FOUND'],
})

/** The whole mail address of a member. That it was looked at is in the record. */
export const showAddress = officeEndpoint({
  method: 'POST',
  path: '/api/office/member-address',
  needs: 'members_read',
  input: OfMember,
  output: z.object({ email: z.string() }),
  refusals: ['NOT_FOUND'],
})

export const noteMember = officeEndpoint({
  method: 'POST',
  path: '/api/office/member-note',
  needs: 'members_work',
  input: z.strictObject({ ...OfMember.shape, text: freeText(2000).check(z.minLength(1)) }),
  output: z.object({ id: z.uuid() }),
  refusals: ['NOT_FOUND'],
})

/** Logs a member out of every device. */
export const endMemberSessions = officeEndpoint({
  method: 'POST',
  path: '/api/office/member-log-out',
  needs: 'members_work',
  input: OfMember,
  output: z.object({ ended: z.int() }),
  refusals: ['NOT_FOUND'],
})

/** Mails the link that confirms the address again, to whoever has not opened one yet. */
export const sendActivation = officeEndpoint({
  method: 'POST',
  path: '/api/office/member-activation',
  needs: 'members_work',
  input: OfMember,
  output: Empty,
  refusals: ['NOT_FOUND', 'ALREADY_ACTIVE', 'MAIL_LIMIT'],
})

/** Mails the link that makes another address count, where theirs was written wrongly: until it is opened nothing changes. */
export const correctAddress = officeEndpoint({
  method: 'POST',
  path: '/api/office/member-address-correction',
  needs: 'members_work',
  input: z.strictObject({ ...OfMember.shape, email: Email }),
  output: Empty,
  refusals: [
    'NOT_FOUND',
    'MEMBER_GONE',
    'EMAIL_UNCHANGED',
    'EMAIL_TAKEN',
    'NAME_NOT_ALLOWED',
    'ADDRESS_EXCLUDED',
    'MAIL_LIMIT',
  ],
})

/** A photo that others on the site see, small. */
export const memberPicture = officeEndpoint({
  method: 'GET',
  path: '/api/office/member-picture',
  needs: 'members_read',
  isSign: false,
  input: z.object({ member_id: Id, photo_id: z.optional(Id) }),
  output: Empty,
  refusals: ['NOT_FOUND'],
})
