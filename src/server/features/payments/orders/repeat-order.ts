import { sql } from 'kysely'
import type { z } from 'zod/mini'
import { COUNTRY_CURRENCY } from '#contract/geo.ts'
import type { CountryCode } from '#contract/locales.ts'
import type {
  listRepeats as repeatsContract,
  Method,
  Order,
  repeatOrder as contract,
} from '#contract/orders.ts'
import type { PackageStyle } from '#contract/packages.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Db } from '#server/db/connect.ts'
import { packagesOf, settingsOf } from '#server/features/settings/settings.ts'
import { mandateOf } from './payment.ts'
import type { KnownBuyer } from './buyer.ts'
import { orderAnswer, type OrderRow, ownOrder } from './order.ts'
import { beginOrder, type OrderRequest } from './place-order.ts'
import type { PaymentDeps } from '../provider/provider.ts'
import { offersOf } from './quote.ts'

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
  const request: OrderRequest = {
    clientId: wanted.client_id,
    style: before.style as PackageStyle,
    country: before.country,
    code: undefined,
    totalMinor: wanted.total_minor,
    credits: wanted.credits,
    method: before.method as Method,
    bank: before.bank,
    debit,
  }
  return orderAnswer(await beginOrder(deps, buyer, request))
}

async function debitOf({ db }: PaymentDeps, before: OrderRow) {
  const { mandate_id: mandateId, iban_hash: ibanHash, phone_hash: phoneHash } = before
  const mandate = await mandateOf(db, before)
  if (mandate === null || mandateId === null || ibanHash === null)
    throw new Refusal('METHOD_UNAVAILABLE')
  return { mandateId, ibanHash, phoneHash }
}

type Answer = z.input<typeof repeatsContract.output>
type Bought = Pick<OrderRow, 'id' | 'created_at' | 'style' | 'method'> & {
  country: CountryCode
  iban_end: string | null
}

/** What a premium member has bought before, each package and method once, as far as it is still sold. */
export async function listRepeats(db: Db, buyer: KnownBuyer): Promise<Answer> {
  if (!buyer.isPremium) throw new Refusal('PREMIUM_REQUIRED')
  const { siteId, countries } = buyer
  const [settings, packages, bought] = await Promise.all([
    settingsOf(db, siteId),
    packagesOf(db, siteId, buyer.now),
    boughtBy(db, buyer),
  ])
  const repeats = bought.flatMap((order) => {
    const { country } = order
    const currency = COUNTRY_CURRENCY[country]
    const offers = offersOf(packages, { currency, percentage: 0, settings })
    const offer = offers.find(({ style }) => style === order.style)
    return offer && countries.includes(country) ? [repeatOf(order, offer)] : []
  })
  return { repeats }
}

function repeatOf(order: Bought, offer: Answer['repeats'][number]['offer']) {
  return {
    order_id: order.id,
    ordered_at: order.created_at.toISOString(),
    offer,
    currency: COUNTRY_CURRENCY[order.country],
    country: order.country,
    method: order.method as Answer['repeats'][number]['method'],
    debited_account: order.iban_end,
  }
}

/** A debit can be repeated as long as its mandate holds, and the member is not blocked from it. */
async function boughtBy(db: Db, { memberId, isDebitBlocked }: KnownBuyer): Promise<Bought[]> {
  const { rows } = await sql<Bought>`
    select * from (
      select distinct on (style, method) credit_order.id, created_at, style, method, country,
        debit_mandate.iban_end
      from credit_order
      left join debit_mandate on debit_mandate.id = credit_order.mandate_id
        and debit_mandate.ended_at is null
      where credit_order.member_id = ${memberId} and status = 'completed'
        and (method <> 'directdebit' or (debit_mandate.id is not null and not ${isDebitBlocked}))
      order by style, method, created_at desc
    ) as bought
    order by created_at desc`.execute(db)
  return rows
}
