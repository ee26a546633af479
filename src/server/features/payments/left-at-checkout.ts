import type { z } from 'zod/mini'
import type { getCheckout } from '#contract/orders.ts'
import type { Db } from '#server/db/connect.ts'
import type { KnownBuyer } from './buyer-of.ts'
import type { Quote } from './quote.ts'
import { leftToSpend } from './spending-limit.ts'
import { convertByListPrice } from './worth-in.ts'

type Answer = z.input<typeof getCheckout.output>['left_to_spend']

/** What a member's limit leaves, and whether that is enough for what they are about to buy, or for less. */
export async function remainingLimit(
  db: Db,
  buyer: KnownBuyer,
  { currency, offer, smaller }: Quote,
): Promise<Answer> {
  const left = await leftToSpend(db, { ...buyer, currency })
  if (left === null) return null
  const between = { siteId: buyer.siteId, from: currency, to: left.currency }
  const [worth, ...others] = await convertByListPrice(db, [offer, ...smaller], between)
  return {
    ...left,
    is_enough: worth! <= left.minor,
    is_enough_for_smaller: others.some((other) => other <= left.minor),
  }
}
