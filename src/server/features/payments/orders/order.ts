import { type Selectable, sql } from 'kysely'
import type { CountryCode, LocaleCode } from '#contract/locales.ts'
import type { Method, Order } from '#contract/orders.ts'
import type { PackageStyle } from '#contract/packages.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import type { Tables } from '#server/db/tables.ts'
import type { Bus } from '#server/events/bus.ts'
import { settingsOf } from '#server/features/settings/settings.ts'
import type { SessionMember } from '#server/http/session.ts'
import type { Visit } from '#server/http/visit.ts'
import type { Clock } from '#server/kernel/time.ts'
import type { Log } from '#server/kernel/log.ts'
import type { Mandate, PaymentProvider } from '../provider/provider.ts'
import { vatIn } from './quote.ts'

/** What everybody needs who has to do with payments. */
export type PaymentDeps = {
  readonly db: Db
  readonly events: Bus
  readonly clock: Clock
  readonly log: Log
  readonly provider: PaymentProvider
  /** The address of a site, by its domain. */
  readonly originOf: (domain: string) => string
}

/** A purchase as the database has it. */
export type OrderRow = Selectable<Tables['credit_order']>

export function orderById(db: Db, id: string): Promise<OrderRow | undefined> {
  return db.selectFrom('credit_order').selectAll().where('id', '=', id).executeTakeFirst()
}

/** A purchase of this member; anybody else's is as if it were not there. */
export function ownOrder(
  db: Db,
  { id, memberId }: { readonly id: string; readonly memberId: string },
): Promise<OrderRow | undefined> {
  return db
    .selectFrom('credit_order')
    .selectAll()
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .executeTakeFirst()
}

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
  request: OrderRequest,
): Promise<OrderRow | undefined> {
  const order = await db
    .selectFrom('credit_order')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('client_id', '=', request.clientId)
    .executeTakeFirst()
  if (order && !isSame(order, request)) throw new Refusal('CLIENT_ID_REUSED')
  return order
}

function isSame(order: OrderRow, request: OrderRequest): boolean {
  return (
    order.style === request.style &&
    order.country === request.country &&
    order.method === request.method &&
    order.bank === request.bank &&
    order.total_minor === request.totalMinor &&
    order.iban_hash === (request.debit?.ibanHash ?? null) &&
    isSameCode(order, request.code)
  )
}

/** A newcomer's discount is there without a code, and may be typed as well. */
function isSameCode(order: OrderRow, code: string | undefined): boolean {
  const wasTyped = order.discount_kind === 'code' || order.discount_kind === 'stay'
  return code === undefined ? !wasTyped : order.discount_code === code
}

export type KnownBuyer = Buyer & {
  /** Every country that can be paid from. */
  readonly countries: readonly CountryCode[]
  /** Their own, if it is one of them. */
  readonly country: CountryCode
  readonly isPremium: boolean
  readonly isDebitBlocked: boolean
  readonly timeZone: string
}

/** Who buys, as all that has to do with buying needs to know them. */
export async function buyerOf(
  db: Db,
  { site, member, now }: Pick<Visit, 'site' | 'now'> & { readonly member: SessionMember },
): Promise<KnownBuyer> {
  const { countries, time_zone: timeZone } = await settingsOf(db, site.id)
  const row = await db
    .selectFrom('member')
    .select(['credit_account_id', 'language', 'country', 'paid_user', 'debit_blocked_at'])
    .where('id', '=', member.id)
    .executeTakeFirstOrThrow()
  return {
    siteId: site.id,
    memberId: member.id,
    accountId: row.credit_account_id,
    locale: row.language,
    countries,
    country: countries.find((code) => code === row.country) ?? countries[0]!,
    isPremium: row.paid_user,
    isDebitBlocked: row.debit_blocked_at !== null,
    timeZone,
    now,
  }
}

/**
 * A purchase that nobody else changes until this transaction ends, nor the balance it belongs to. Everybody locks in this
 * order, so that no two wait for each other: member, account, order, discount, receipts.
 */
export async function lockOrder(tx: Tx, { id, account_id: accountId }: Held): Promise<OrderRow> {
  await lockAccount(tx, accountId)
  return tx
    .selectFrom('credit_order')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

type Held = Pick<OrderRow, 'id' | 'account_id'>

/** Nobody else buys or spends from this account until the transaction ends. */
export async function lockAccount(tx: Tx, accountId: string): Promise<void> {
  await sql`select from member where credit_account_id = ${accountId} for no key update`.execute(tx)
  await sql`select from credit_account where id = ${accountId} for no key update`.execute(tx)
}

/** A purchase as its owner may know it. */
export function orderAnswer(row: OrderRow): Order {
  const isOpen = row.status === 'new' || row.status === 'pending'
  return {
    id: row.id,
    created_at: row.created_at.toISOString(),
    style: row.style as Order['style'],
    credits: row.credits,
    currency: row.currency as Order['currency'],
    price_minor: row.price_minor,
    discount: discountOf(row),
    total_minor: row.total_minor,
    vat_minor: vatIn(row.total_minor, row.vat_rate),
    vat_rate: row.vat_rate,
    country: row.country as Order['country'],
    method: row.method as Order['method'],
    status: isOpen ? 'pending' : (row.status as Order['status']),
    checkout_url: isOpen ? row.checkout_url : null,
    completed_at: row.completed_at?.toISOString() ?? null,
    receipt_number: row.receipt_number,
    refunded_minor: row.refunded_minor,
    refunded_credits: row.refunded_credits,
    owed_credits: row.owed_credits,
  }
}

function discountOf(row: OrderRow): Order['discount'] {
  const { discount_kind: kind, discount_code: code, discount_percentage: percentage } = row
  return kind === null || code === null ? null : { kind: kind as DiscountKind, code, percentage }
}

type DiscountKind = NonNullable<Order['discount']>['kind']

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** After so long nobody pays any more what was begun. */
export const LONGEST_OPEN_MS = 14 * DAY_MS

/** When the provider is asked next about a purchase: often at first, when somebody waits for it, then ever more rarely. */
export function nextCheck(
  { created_at: createdAt, checks }: Pick<OrderRow, 'created_at' | 'checks'>,
  now: Date,
): Date {
  return new Date(now.getTime() + pauseAt(now.getTime() - createdAt.getTime(), checks))
}

function pauseAt(age: number, checks: number): number {
  if (checks === 0) return MINUTE_MS
  if (age < HOUR_MS) return 2 * MINUTE_MS
  return age < DAY_MS ? 15 * MINUTE_MS : HOUR_MS
}
