import * as z from 'zod/mini'
import { CountryCode, Currency, LocaleCode } from '../codes.ts'
import { Id } from '../id.ts'
import { PackageStyle } from '../packages.ts'
import { ApprovalState, Why } from './approvals.ts'
import { officeEndpoint } from './endpoint.ts'

const Moment = z.iso.datetime()
const Amount = z.int().check(z.minimum(1), z.maximum(10_000_000))

/** Credits that are sold together, with what they cost in whole minor units. */
export const PricePackage = z.strictObject({
  style: PackageStyle,
  credits: z.int().check(z.minimum(1), z.maximum(100_000)),
  is_popular: z.boolean(),
  prices: z.partialRecord(Currency, Amount),
})
export type PricePackage = z.output<typeof PricePackage>

const Packages = z.array(PricePackage).check(
  z.minLength(1),
  z.maxLength(4),
  z.refine((all) => new Set(all.map(({ style }) => style)).size === all.length),
)

export const PriceListShown = z.object({
  /** Null where it was always there. */
  valid_from: z.nullable(Moment),
  /** Whether it is sold now; what is not is sold later. */
  is_now: z.boolean(),
  /** False for the packages that every site sells that has none of its own. */
  is_own: z.boolean(),
  packages: z.array(PricePackage),
})
export type PriceListShown = z.output<typeof PriceListShown>

/** What a site sells now and later, and what is asked for. */
export const SitePrices = z.object({
  site_id: z.uuid(),
  domain: z.string(),
  time_zone: z.string(),
  /** The languages of the site, its own first. */
  locales: z.array(LocaleCode),
  message_credits: z.int(),
  welcome_percentage: z.int(),
  /** The countries of the site, and what is paid there. */
  countries: z.array(z.object({ country: CountryCode, currency: Currency })),
  lists: z.array(PriceListShown),
  /** Purchases of the last 30 days. */
  sold: z.array(z.object({ style: PackageStyle, currency: Currency, count: z.int() })),
  /** A change that waits for a second person. */
  asked: z.nullable(
    z.object({ id: z.uuid(), number: z.int(), asker: z.string(), asked_at: Moment }),
  ),
})
export type SitePrices = z.output<typeof SitePrices>

export const readPrices = officeEndpoint({
  method: 'GET',
  path: '/api/office/prices',
  needs: 'prices_read',
  input: z.object({ site_id: Id }),
  output: SitePrices,
  refusals: ['NOT_FOUND'],
})

/** Asks a second person for other prices: nobody changes prices alone. They are sold from a time on, or as soon as there is a yes. */
export const askForPrices = officeEndpoint({
  method: 'POST',
  path: '/api/office/prices',
  needs: 'prices_edit',
  needsFactor: true,
  input: z.strictObject({
    site_id: Id,
    valid_from: z.nullable(Moment),
    packages: Packages,
    why: Why,
  }),
  output: z.object({ id: z.uuid(), number: z.int(), state: ApprovalState }),
  refusals: ['NOT_FOUND', 'REQUEST_OPEN', 'NOBODY_TO_APPROVE', 'CHANGED_MEANWHILE'],
})

/** Takes prices back that are not sold yet. What is sold now goes on. */
export const dropPrices = officeEndpoint({
  method: 'DELETE',
  path: '/api/office/prices',
  needs: 'prices_edit',
  needsFactor: true,
  input: z.strictObject({ site_id: Id, valid_from: Moment }),
  output: SitePrices,
  refusals: ['NOT_FOUND'],
})
