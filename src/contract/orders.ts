import * as z from 'zod/mini'
import { Discount, DiscountCode, DiscountKind } from './discounts.ts'
import { Empty, endpoint } from './endpoint.ts'
import { ClientId } from './fields.ts'
import { Id } from './id.ts'
import { CountryCode, Currency } from './codes.ts'
import { PackageOffer, PackageStyle } from './packages.ts'

export const METHODS = [
  'ideal',
  'bancontact',
  'applepay',
  'googlepay',
  'creditcard',
  'paypal',
  'eps',
  'przelewy24',
  'blik',
  'directdebit',
] as const
export const Method = z.enum(METHODS)
export type Method = (typeof METHODS)[number]

export const ORDER_STATUSES = [
  'pending',
  'completed',
  'failed',
  'cancelled',
  'charged_back',
] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]

/** One purchase. All money is whole minor units (cents). */
export const Order = z.object({
  id: z.uuid(),
  created_at: z.iso.datetime(),
  style: PackageStyle,
  credits: z.int(),
  currency: Currency,
  price_minor: z.int(),
  discount: z.nullable(z.object({ kind: DiscountKind, code: z.string(), percentage: z.int() })),
  total_minor: z.int(),
  /** Included in the total. */
  vat_minor: z.int(),
  /** In hundredths of a percent. */
  vat_rate: z.int(),
  country: CountryCode,
  method: Method,
  status: z.enum(ORDER_STATUSES),
  /** Where a payment that is still open goes on. */
  checkout_url: z.nullable(z.string()),
  completed_at: z.nullable(z.iso.datetime()),
  /** Null until the order is completed; with the number comes the receipt as a PDF. */
  receipt_number: z.nullable(z.int()),
  refunded_minor: z.int(),
  refunded_credits: z.int(),
  /** Credits of it that were spent before it was charged back. */
  owed_credits: z.int(),
})
export type Order = z.infer<typeof Order>

/** A way to pay in a country, with the banks to choose from where the provider lists them. */
export const MethodOffer = z.object({
  method: Method,
  banks: z.array(z.object({ id: z.string(), name: z.string() })),
})
export type MethodOffer = z.infer<typeof MethodOffer>

const Purchase = {
  package: PackageStyle,
  country: z.optional(CountryCode),
  /** A code that was typed in takes the place of the discount that would be used otherwise. */
  code: z.optional(DiscountCode),
}

/** Everything the payment step shows: what it costs and why, and how it can be paid. */
export const getCheckout = endpoint({
  method: 'GET',
  path: '/api/checkout.php',
  access: 'member',
  input: z.object(Purchase),
  output: z.object({
    country: CountryCode,
    /** Every country that can be paid from. */
    countries: z.array(CountryCode),
    currency: Currency,
    offer: PackageOffer,
    discount: z.nullable(Discount),
    /** The percentage that a purchase without the code would have, where that is more than the code is worth. */
    better_percentage: z.nullable(z.int()),
    vat_minor: z.int(),
    vat_rate: z.int(),
    methods: z.array(MethodOffer),
    /** Whether this purchase would make the member premium. */
    makes_premium: z.boolean(),
    /** A purchase that was begun and not paid; it may hold the discount. */
    open_order: z.nullable(Order),
    /** What may still be spent this month, if there is a limit: in the limit's currency, which may be another one. */
    left_to_spend: z.nullable(
      z.object({
        minor: z.int(),
        currency: Currency,
        /** Whether this purchase is within it, and whether a smaller package would be. */
        is_enough: z.boolean(),
        is_enough_for_smaller: z.boolean(),
      }),
    ),
    /** Why there is no direct debit, if there is none. */
    debit: z.enum(['ok', 'blocked', 'limit']),
  }),
  refusals: ['NOT_FOUND', 'CODE_NOT_FOUND', 'CODE_USED', 'CODE_MINIMUM', 'CODE_COUNTRY'],
})

/** Why something cannot be bought, whichever way one buys. */
export const PURCHASE_REFUSALS = [
  'NOT_FOUND',
  'CODE_NOT_FOUND',
  'CODE_USED',
  'CODE_MINIMUM',
  'CODE_COUNTRY',
  'PRICE_CHANGED',
  'METHOD_UNAVAILABLE',
  'SPENDING_LIMIT',
  'CLIENT_ID_REUSED',
] as const

/** What every way of buying is asked with. */
export const PurchaseChoice = z.strictObject({
  client_id: ClientId,
  ...Purchase,
  /** What stood on the button. The server charges its own price, and refuses where that is another. */
  total_minor: z.int().check(z.gte(0), z.lte(100_000_000)),
  /** And for how many credits. */
  credits: z.optional(z.int().check(z.gte(1), z.lte(100_000))),
})

/** Begins a purchase. The same client id again is the same purchase, whatever became of it meanwhile. */
export const placeOrder = endpoint({
  method: 'POST',
  path: '/api/orders.php',
  access: 'member',
  input: z.extend(PurchaseChoice, {
    /** Direct debit has a form of its own. */
    method: z.enum(METHODS).check(z.refine((method) => method !== 'directdebit')),
    bank: z.optional(z.string().check(z.regex(/^\w{2,40}$/))),
  }),
  output: z.object({ order: Order }),
  refusals: PURCHASE_REFUSALS,
})

/** One of the buyer's own purchases. While it is pending the provider is asked how it stands. */
export const getOrder = endpoint({
  method: 'GET',
  path: '/api/order.php',
  access: 'member',
  input: z.object({ id: Id }),
  output: z.object({ order: Order }),
  refusals: ['NOT_FOUND'],
})

/** Gives a purchase up that was not paid, and frees its discount. */
export const cancelOrder = endpoint({
  method: 'DELETE',
  path: '/api/order.php',
  access: 'member',
  input: z.strictObject({ id: Id }),
  output: z.object({ order: Order }),
  refusals: ['NOT_FOUND', 'TOO_LATE'],
})

/** The buyer's own purchases, the latest first, page by page. */
export const listOrders = endpoint({
  method: 'GET',
  path: '/api/transactions.php',
  access: 'member',
  input: z.object({ after: z.optional(z.string().check(z.regex(/^[\w-]{10,100}$/))) }),
  output: z.object({ orders: z.array(Order), next: z.nullable(z.string()) }),
})

/** The receipt of a completed purchase as a PDF: `?id=`. */
export const RECEIPT_PATH = '/api/receipt.php'

/** What was bought before, each package and method once, as it is priced now. For premium members. */
export const listRepeats = endpoint({
  method: 'GET',
  path: '/api/repeat-order.php',
  access: 'member',
  input: Empty,
  output: z.object({
    repeats: z.array(
      z.object({
        /** The last order of this kind. */
        order_id: z.uuid(),
        ordered_at: z.iso.datetime(),
        offer: PackageOffer,
        currency: Currency,
        country: CountryCode,
        method: Method,
        /** The end of the account number where one press is enough. */
        debited_account: z.nullable(z.string()),
      }),
    ),
  }),
  refusals: ['PREMIUM_REQUIRED'],
})

/** Orders again what was bought before: at once with a mandate, else at the provider's page. */
export const repeatOrder = endpoint({
  method: 'POST',
  path: '/api/repeat-order.php',
  access: 'member',
  input: z.strictObject({
    client_id: ClientId,
    order_id: Id,
    total_minor: z.int().check(z.gte(0), z.lte(100_000_000)),
    credits: z.optional(z.int().check(z.gte(1), z.lte(100_000))),
  }),
  output: z.object({ order: Order }),
  refusals: [...PURCHASE_REFUSALS, 'PREMIUM_REQUIRED', 'DEBIT_BLOCKED', 'DEBIT_LIMIT'],
})
