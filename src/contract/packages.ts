import * as z from 'zod/mini'
import { Discount } from './discounts.ts'
import { Empty, endpoint } from './endpoint.ts'
import { CountryCode, Currency } from './codes.ts'

export const PACKAGE_STYLES = ['p0', 'p1', 'p2', 'p3'] as const
export const PackageStyle = z.enum(PACKAGE_STYLES)
export type PackageStyle = (typeof PACKAGE_STYLES)[number]

/** Credits that are sold together, as they are priced for this member now. All money is whole minor units (cents). */
export const PackageOffer = z.object({
  style: PackageStyle,
  credits: z.int(),
  is_popular: z.boolean(),
  price_minor: z.int(),
  /** What is really paid: the price less the discount, rounded down. */
  total_minor: z.int(),
  /** What one message costs at that price, rounded up: never less than it is. */
  message_minor: z.int(),
  /** By how many percent a credit is cheaper than in the smallest package, rounded down; 0 where it is not. */
  saving: z.int(),
})
export type PackageOffer = z.infer<typeof PackageOffer>

/** What can be bought, in the currency of the country that is paid from: the member's own unless another is named. */
export const listPackages = endpoint({
  method: 'GET',
  path: '/api/packages.php',
  access: 'member',
  input: z.object({ country: z.optional(CountryCode) }),
  output: z.object({
    country: CountryCode,
    currency: Currency,
    packages: z.array(PackageOffer),
    /** The discount that is in these totals: the time bonus, else the welcome discount. */
    discount: z.nullable(Discount),
  }),
})

/** What the packages cost where the visitor is, open to everyone: without the discounts of one member. */
export const listPrices = endpoint({
  method: 'GET',
  path: '/api/prices.php',
  access: 'anyone',
  input: Empty,
  output: z.object({
    country: CountryCode,
    currency: Currency,
    packages: z.array(PackageOffer),
  }),
})
