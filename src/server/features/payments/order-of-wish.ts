import type { LocaleCode } from '#contract/locales.ts'
import type { CountryCode } from '#contract/locales.ts'
import type { Method } from '#contract/orders.ts'
import type { PackageStyle } from '#contract/packages.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Db } from '#server/db/connect.ts'
import type { OrderRow } from './order-row.ts'
import type { Mandate } from './provider.ts'

export type Buyer = {
  readonly siteId: string
  readonly memberId: string
  readonly accountId: string
  readonly locale: LocaleCode
  readonly now: Date
}

export type OrderRequest = {
  /** The browser's own id of this purchase: the same one again is the same purchase. */
  readonly clientId: string
  readonly style: PackageStyle
  readonly country: CountryCode
  readonly code: string | undefined
  /** What stood on the button. */
  readonly totalMinor: number
  readonly method: Method
  readonly bank: string | null
  readonly debit: {
    readonly mandateId: string
    readonly ibanHash: string
    readonly mandate: Mandate
  } | null
}

/** The purchase that was begun with this client id, if there is one; refused when something else was asked for then. */
export async function orderOfRequest(
  db: Db,
  { accountId }: Pick<Buyer, 'accountId'>,
  wish: OrderRequest,
): Promise<OrderRow | undefined> {
  const order = await db
    .selectFrom('credit_order')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('client_id', '=', wish.clientId)
    .executeTakeFirst()
  if (order && !isSame(order, wish)) throw new Refusal('CLIENT_ID_REUSED')
  return order
}

function isSame(order: OrderRow, wish: OrderRequest): boolean {
  return (
    order.style === wish.style &&
    order.country === wish.country &&
    order.method === wish.method &&
    order.bank === wish.bank &&
    order.total_minor === wish.totalMinor &&
    order.iban_hash === (wish.debit?.ibanHash ?? null) &&
    isSameCode(order, wish.code)
  )
}

/** A newcomer's discount is there without a code, and may be typed as well. */
function isSameCode(order: OrderRow, code: string | undefined): boolean {
  const wasTyped = order.discount_kind === 'code' || order.discount_kind === 'stay'
  return code === undefined ? !wasTyped : order.discount_code === code
}
