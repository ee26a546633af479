import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Currency } from './codes.ts'
import { MemberName } from './member-card.ts'

export const CREDIT_REASONS = [
  'signup',
  'free_message',
  'purchase',
  'message',
  'photo',
  'gift',
  'refund',
  'chargeback',
  'correction',
] as const

/** One movement of credits, as its owner sees it. */
export const CreditEntry = z.object({
  id: z.string(),
  amount: z.int(),
  reason: z.enum(CREDIT_REASONS),
  at: z.iso.datetime(),
  /** The member it was spent on, as long as that member can be seen. */
  profile: z.nullable(z.object({ id: z.uuid(), name: MemberName, fictional_icon: z.boolean() })),
  order_id: z.nullable(z.uuid()),
})
export type CreditEntry = z.infer<typeof CreditEntry>

/** What a member allows themselves to spend in a calendar month, in minor units of the limit's own currency. */
export const SpendingLimit = z.object({
  currency: Currency,
  limit_minor: z.nullable(z.int()),
  /** In this month, purchases that are still open included. */
  spent_minor: z.int(),
  /** A higher limit, or none, that was asked for and begins then. */
  next: z.nullable(z.object({ limit_minor: z.nullable(z.int()), from: z.iso.datetime() })),
})
export type SpendingLimit = z.infer<typeof SpendingLimit>

/** The balance and where every credit came from and went, the latest first, page by page. */
export const getCredits = endpoint({
  method: 'GET',
  path: '/api/credits.php',
  access: 'member',
  input: z.object({ after: z.optional(z.string().check(z.regex(/^\d{1,18}$/))) }),
  output: z.object({
    balance: z.int(),
    /** Credits that were spent and then charged back. */
    owed: z.int(),
    entries: z.array(CreditEntry),
    next: z.nullable(z.string()),
    spending_limit: SpendingLimit,
  }),
})

/** The highest limit there is, in minor units. */
export const MOST_LIMIT_MINOR = 100_000_000

/** Sets the limit: a lower one holds at once, a higher one or none after a day. */
export const setSpendingLimit = endpoint({
  method: 'PUT',
  path: '/api/spending-limit.php',
  access: 'member',
  input: z.strictObject({
    limit_minor: z.nullable(z.int().check(z.gte(0), z.lte(MOST_LIMIT_MINOR))),
  }),
  output: z.object({ spending_limit: SpendingLimit }),
})
