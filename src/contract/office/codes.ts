import * as z from 'zod/mini'
import { CountryCode, Currency } from '../codes.ts'
import { DiscountCode } from '../discounts.ts'
import { Day } from '../fields.ts'
import { Id } from '../id.ts'
import { ApprovalState, Why } from './approvals.ts'
import { officeEndpoint } from './endpoint.ts'

/** What one person may make alone; more takes a second one. */
export const CODE_ALONE = { percentage: 30, uses: 500 } as const
export const MOST_USES = 100_000
export const CODES_SHOWN = 300

const Moment = z.iso.datetime()
const Uses = z.int().check(z.minimum(1), z.maximum(MOST_USES))

export const CODE_STATES = ['running', 'used_up', 'ended', 'over'] as const
export type CodeState = (typeof CODE_STATES)[number]

export const Code = z.object({
  code: z.string(),
  percentage: z.int(),
  minimum: z.nullable(z.int()),
  currency: z.nullable(Currency),
  country: z.nullable(CountryCode),
  /** Whether each member may use it once; otherwise it works once in all. */
  is_once_each: z.boolean(),
  most_uses: z.nullable(z.int()),
  uses: z.int(),
  created_at: Moment,
  expires_at: Moment,
  made_by: z.nullable(z.string()),
  state: z.enum(CODE_STATES),
  /** What was paid with it, and how much less than without, by currency. */
  revenue: z.array(z.object({ currency: Currency, paid_minor: z.int(), less_minor: z.int() })),
})
export type Code = z.output<typeof Code>

export const listCodes = officeEndpoint({
  method: 'GET',
  path: '/api/office/codes',
  needs: 'prices_read',
  input: z.object({
    site_id: Id,
    /** The one whose uses by day are wanted. */
    code: z.optional(DiscountCode),
  }),
  output: z.object({
    codes: z.array(Code),
    days: z.array(z.object({ day: z.string(), uses: z.int() })),
    /** Those that wait for a second person. */
    asked: z.array(
      z.object({ id: z.uuid(), number: z.int(), code: z.string(), asker: z.string() }),
    ),
  }),
})

export const makeCode = officeEndpoint({
  method: 'POST',
  path: '/api/office/codes',
  needs: 'prices_edit',
  needsFactor: true,
  input: z.strictObject({
    site_id: Id,
    /** One of one's own; otherwise one is made up. */
    code: z.nullable(DiscountCode),
    percentage: z.int().check(z.minimum(1), z.maximum(100)),
    minimum: z.nullable(
      z.strictObject({
        minor: z.int().check(z.minimum(1), z.maximum(10_000_000)),
        currency: Currency,
      }),
    ),
    country: z.nullable(CountryCode),
    is_once_each: z.boolean(),
    most_uses: Uses,
    /** The last day that it works. */
    until: Day,
    why: Why,
  }),
  output: z.object({ code: z.string(), state: ApprovalState }),
  refusals: ['NOT_FOUND', 'CODE_TAKEN', 'REQUEST_OPEN', 'NOBODY_TO_APPROVE'],
})

/** Ends a code, or lets it be used more or less often. */
export const changeCode = officeEndpoint({
  method: 'PUT',
  path: '/api/office/codes',
  needs: 'prices_edit',
  input: z.strictObject({
    site_id: Id,
    code: DiscountCode,
    change: z.union([
      z.strictObject({ ends: z.literal(true) }),
      z.strictObject({ most_uses: Uses }),
    ]),
  }),
  output: z.object({}),
  refusals: ['NOT_FOUND', 'TOO_MUCH'],
})
