import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { LocaleCode } from './codes.ts'
import { ClientId, Email, freeText } from './fields.ts'
import { Id } from './id.ts'

export const REPORT_REASONS = [
  'unwanted_sexual',
  'minor',
  'illegal_content',
  'threats_or_hate',
  'scam_or_money',
  'impersonation',
  'nudity_without_consent',
  'contact_or_advertising',
  'something_else',
] as const
export type ReportReason = (typeof REPORT_REASONS)[number]

/** What nobody can judge without words about it. */
export const REASONS_WITH_WORDS: readonly ReportReason[] = ['illegal_content', 'something_else']
/** So many letters make a word about it. */
export const SHORTEST_EXPLANATION = 10

/** Reports a member, or one photo or message of theirs, to the operator. The receipt comes by mail at once. */
export const reportMember = endpoint({
  method: 'POST',
  path: '/api/report.php',
  access: 'member',
  input: z.strictObject({
    client_id: ClientId,
    profile_id: Id,
    subject: z.enum(['member', 'photo', 'message']),
    /** The photo or message; not for a member as a whole. */
    subject_id: z.optional(Id),
    reason: z.enum(REPORT_REASONS),
    explanation: freeText(2000),
    /** That it is said in good faith, as the law asks. */
    is_sincere: z.literal(true),
  }),
  output: z.object({ number: z.int() }),
  refusals: ['NOT_FOUND', 'CLIENT_ID_REUSED'],
})

/** An address of this site, with or without its beginning. */
const Address = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(500), z.regex(/^[^\p{Cc}\p{Cf}]*$/u))
const NotifierName = z
  .string()
  .check(z.trim(), z.minLength(2), z.maxLength(80), z.regex(/^[^\p{Cc}\p{Cf}]*$/u))

/** The one reason for which nobody has to say who they are (DSA, Art. 16 (2) c). */
export const REASON_WITHOUT_NAME: ReportReason = 'minor'

/** Notice of illegal content by anybody, without a login. The receipt and the decision come by mail, if there is an address. */
export const giveNotice = endpoint({
  method: 'POST',
  path: '/api/notice.php',
  access: 'anyone',
  input: z.strictObject({
    client_id: ClientId,
    address: Address,
    reason: z.enum(REPORT_REASONS),
    explanation: freeText(2000).check(z.minLength(SHORTEST_EXPLANATION)),
    name: z.optional(NotifierName),
    email: z.optional(Email),
    language: LocaleCode,
    /** That it is said in good faith, as the law asks. */
    is_sincere: z.literal(true),
  }),
  output: z.object({ number: z.int(), is_mailed: z.boolean() }),
  refusals: ['CLIENT_ID_REUSED', 'MAIL_LIMIT'],
})
