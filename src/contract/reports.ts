import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { ClientId, freeText } from './fields.ts'
import { Id } from './id.ts'

export const REPORT_REASONS = [
  'minor',
  'illegal_content',
  'threats_or_hate',
  'scam_or_money',
  'impersonation',
  'nudity_without_consent',
  'contact_or_advertising',
  'something_else',
] as const

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
    explanation: freeText(2000).check(z.minLength(10)),
    /** That it is said in good faith, as the law asks. */
    is_sincere: z.literal(true),
  }),
  output: z.object({ number: z.int() }),
  refusals: ['NOT_FOUND', 'CLIENT_ID_REUSED'],
})
