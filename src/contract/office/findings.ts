import * as z from 'zod/mini'

/** In which ways our books and the provider's differ. */
export const FINDING_KINDS = [
  'missing_here',
  'missing_there',
  'amount_differs',
  'state_differs',
  'refund_differs',
  'unknown_currency',
  'foreign_profile',
] as const
export const FindingKind = z.enum(FINDING_KINDS)
export type FindingKind = z.output<typeof FindingKind>

const Moment = z.iso.datetime()

/** How a payment stands on one side. */
export const Side = z.object({
  state: z.string(),
  amount_minor: z.nullable(z.int()),
  currency: z.string(),
  refunded_minor: z.int(),
})
export type Side = z.output<typeof Side>

/** What does not match, on both sides as it was found. */
export const PaymentFinding = z.object({
  id: z.uuid(),
  kind: FindingKind,
  payment_id: z.nullable(z.string()),
  order_id: z.nullable(z.uuid()),
  found_at: Moment,
  ours: z.nullable(Side),
  theirs: z.nullable(Side),
  settled_at: z.nullable(Moment),
  /** What somebody found out. */
  words: z.string(),
  /** Its case, while it waits. */
  case_id: z.nullable(z.int()),
})
export type PaymentFinding = z.output<typeof PaymentFinding>
