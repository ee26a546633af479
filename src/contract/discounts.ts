import * as z from 'zod/mini'
import { Empty, endpoint } from './endpoint.ts'
import { CountryCode, Currency } from './codes.ts'

export const DISCOUNT_KINDS = ['time_bonus', 'welcome', 'stay', 'code'] as const
export const DiscountKind = z.enum(DISCOUNT_KINDS)
export type DiscountKind = (typeof DISCOUNT_KINDS)[number]

/** Letters, digits and dashes, in whatever case they are typed. */
export const DiscountCode = z
  .string()
  .check(z.overwrite(withoutSpaces), z.toUpperCase(), z.regex(/^[A-Z0-9-]{3,30}$/))

/** Codes are read out and copied in groups, and have no spaces of their own. */
export function withoutSpaces(text: string): string {
  return text.replaceAll(/\s/g, '')
}

/** Less money for one order. There is one discount per order. */
export const Discount = z.object({
  kind: DiscountKind,
  code: z.string(),
  percentage: z.int(),
  /** What must be bought at least, in minor units of this currency. */
  minimum: z.nullable(z.int()),
  currency: z.nullable(Currency),
  country: z.nullable(CountryCode),
  expires: z.nullable(z.iso.datetime()),
})
export type Discount = z.infer<typeof Discount>

/** What a code is worth to this member; or, with welcome, the welcome discount, null where there is none. */
export const getDiscountCode = endpoint({
  method: 'GET',
  path: '/api/discountcode.php',
  access: 'member',
  input: z.object({
    code: z.optional(DiscountCode),
    welcome: z.optional(z.literal('true')),
    country: z.optional(CountryCode),
  }),
  output: z.object({ discount: z.nullable(Discount) }),
  refusals: ['CODE_NOT_FOUND', 'CODE_USED', 'CODE_COUNTRY'],
})

/** The time bonus by the server's clock; null for a member who has none, or none any more. */
export const getTimeBonus = endpoint({
  method: 'GET',
  path: '/api/time-bonus.php',
  access: 'anyone',
  input: Empty,
  output: z.object({
    time_bonus: z.nullable(
      z.object({
        code: z.string(),
        country: z.string(),
        user_id: z.uuid(),
        expires: z.iso.datetime(),
        value_percentage: z.int(),
        currency: Currency,
        minimum_order_value: z.int(),
        status: z.literal('active'),
        /** How long it lasts in all, in seconds. */
        validity: z.int(),
        expired: z.boolean(),
        /** The methods it can be paid with. */
        paymentmethods: z.array(z.string()),
        isVisible: z.boolean(),
        countdown: z.object({ hours: z.int(), minutes: z.int(), seconds: z.int() }),
      }),
    ),
  }),
})
