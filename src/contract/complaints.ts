import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { ClientId, Email, freeText } from './fields.ts'
import { LocaleCode } from './codes.ts'

export const COMPLAINT_KINDS = [
  'payment',
  'profile_or_message',
  'decision',
  'privacy',
  'other',
] as const
export type ComplaintKind = (typeof COMPLAINT_KINDS)[number]

/** How much a complaint may say, in characters. */
export const COMPLAINT_TEXT = { shortest: 10, longest: 4000 } as const

const Line = z.string().check(z.trim(), z.maxLength(80), z.regex(/^[^\p{Cc}\p{Cf}]*$/u))

/**
 * Complains to the operator of the site. The number is told at once and in a mail, and the answer comes within 14 days.
 */
export const sendComplaint = endpoint({
  method: 'POST',
  path: '/api/complaint.php',
  access: 'anyone',
  input: z.strictObject({
    client_id: ClientId,
    name: Line.check(z.minLength(2)),
    email: Email,
    kind: z.enum(COMPLAINT_KINDS),
    /** The number of an order or a report, or the name of a profile. */
    reference: z.optional(Line),
    text: freeText(COMPLAINT_TEXT.longest).check(z.minLength(COMPLAINT_TEXT.shortest)),
    language: LocaleCode,
  }),
  output: z.object({ number: z.string() }),
  refusals: ['CLIENT_ID_REUSED', 'MAIL_LIMIT'],
})
