import type { Discount } from '#contract/discounts.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Db } from '#server/db/connect.ts'
import { codeWorth } from './code-worth.ts'
import { newcomerDiscount } from './newcomer-discount.ts'
import { newcomerOf } from './newcomer-of.ts'

type Purchase = {
  readonly siteId: string
  readonly memberId: string
  readonly accountId: string
  /** What was typed; without it a newcomer's discount is used if there is one. */
  readonly code: string | undefined
  readonly country: string
  readonly currency: string
  readonly priceMinor: number
  readonly now: Date
}

/** The one discount of a purchase: the code that was typed, else the time bonus, else the welcome discount, else none. */
export async function discountFor(db: Db, purchase: Purchase): Promise<Discount | null> {
  const { memberId, code, now } = purchase
  if (code === undefined) return newcomerDiscount(await newcomerOf(db, memberId), now)
  const discount = await codeWorth(db, { ...purchase, code })
  requireFit(discount, purchase)
  return discount
}

/** A minimum is an amount of one currency: whoever pays in another is in another country than the code is for. */
function requireFit(
  { country, currency, minimum }: Discount,
  purchase: Pick<Purchase, 'country' | 'currency' | 'priceMinor'>,
): void {
  if (country !== null && country !== purchase.country) throw new Refusal('CODE_COUNTRY')
  if (currency !== null && currency !== purchase.currency) throw new Refusal('CODE_COUNTRY')
  if (minimum !== null && purchase.priceMinor < minimum) throw new Refusal('CODE_MINIMUM')
}
