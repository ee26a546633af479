import * as z from 'zod/mini'
import { Currency } from './codes.ts'
import { Empty, endpoint } from './endpoint.ts'
import { Email } from './fields.ts'
import { Id } from './id.ts'

/** A purchase that can be withdrawn from, and what that pays back: what it cost x unspent / bought credits, rounded up. */
export const Withdrawable = z.object({
  order_id: z.uuid(),
  ordered_at: z.iso.datetime(),
  /** What was bought, and what was paid for it. */
  credits: z.int(),
  total_minor: z.int(),
  currency: Currency,
  /** What is not spent of it: these credits go, and this is paid back. */
  unspent: z.int(),
  amount_minor: z.int(),
  /** The first moment at which it is too late. */
  until: z.iso.datetime(),
})
export type Withdrawable = z.infer<typeof Withdrawable>

/** A purchase that was withdrawn from. */
export const Withdrawn = z.object({
  order_id: z.uuid(),
  withdrawn_at: z.iso.datetime(),
  credits: z.int(),
  amount_minor: z.int(),
  currency: Currency,
})
export type Withdrawn = z.infer<typeof Withdrawn>

/** Those of one's own purchases that can be withdrawn from now, the latest first. */
export const listWithdrawable = endpoint({
  method: 'GET',
  path: '/api/withdrawals.php',
  access: 'member',
  input: Empty,
  output: z.object({ withdrawable: z.array(Withdrawable) }),
})

/** The same of one purchase without a login. A number that is not there is answered like one whose time is over. */
export const findWithdrawable = endpoint({
  method: 'POST',
  path: '/api/withdrawal-sum.php',
  access: 'anyone',
  input: z.strictObject({ order_id: Id, email: Email }),
  output: z.object({ withdrawable: Withdrawable }),
  refusals: ['NOT_WITHDRAWABLE'],
})

/** Withdraws from a purchase: one's own, or without a login the one that number and address name. Again it is the same withdrawal. */
export const withdraw = endpoint({
  method: 'POST',
  path: '/api/withdrawal.php',
  access: 'anyone',
  input: z.strictObject({
    order_id: Id,
    email: z.optional(Email),
    /** What stood on the button. Where that is another sum by now, nothing is done. */
    amount_minor: z.int().check(z.gte(0), z.lte(100_000_000)),
  }),
  output: z.object({ withdrawn: Withdrawn }),
  refusals: ['LOGIN_REQUIRED', 'NOT_FOUND', 'NOT_WITHDRAWABLE', 'SUM_CHANGED'],
})
