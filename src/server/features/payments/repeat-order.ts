import type { z } from 'zod/mini'
import type { CountryCode } from '#contract/locales.ts'
import type { Method, Order, repeatOrder as contract } from '#contract/orders.ts'
import type { PackageStyle } from '#contract/packages.ts'
import { Refusal } from '#contract/refusals.ts'
import { beginOrder, type Wish } from './begin-order.ts'
import type { KnownBuyer } from './buyer-of.ts'
import { orderAnswer } from './order-answer.ts'
import { type OrderRow, ownOrder } from './order-row.ts'
import type { PaymentDeps } from './payment-desk.ts'
import { mandateOf } from './mandate-of.ts'

type RepeatOrderInput = z.output<typeof contract.input>

/** Orders again what a premium member has bought before, with the same method and the same bank. */
export async function repeatOrder(
  deps: PaymentDeps,
  buyer: KnownBuyer,
  wanted: RepeatOrderInput,
): Promise<Order> {
  if (!buyer.isPremium) throw new Refusal('PREMIUM_REQUIRED')
  const before = await ownOrder(deps.db, { id: wanted.order_id, memberId: buyer.memberId })
  if (before?.status !== 'completed') throw new Refusal('NOT_FOUND')
  const debit = before.method === 'directdebit' ? await debitOf(deps, before) : null
  const wish: Wish = {
    clientId: wanted.client_id,
    style: before.style as PackageStyle,
    country: before.country as CountryCode,
    code: undefined,
    totalMinor: wanted.total_minor,
    method: before.method as Method,
    bank: before.bank,
    debit,
  }
  return orderAnswer(await beginOrder(deps, buyer, wish))
}

async function debitOf({ db }: PaymentDeps, before: OrderRow) {
  const { mandate_id: mandateId, iban_hash: ibanHash } = before
  const mandate = await mandateOf(db, before)
  if (mandate === null || mandateId === null || ibanHash === null)
    throw new Refusal('METHOD_UNAVAILABLE')
  return { mandateId, ibanHash, mandate }
}
