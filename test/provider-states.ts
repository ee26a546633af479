import { randomUUID } from 'node:crypto'
import type { Db } from '#server/db/connect.ts'
import type { PaymentDeps, ProviderPayment } from '#server/features/payments/provider/provider.ts'
import { settle } from '#server/features/payments/orders/settle.ts'
import { makeMember } from './make.ts'
import type { Scripted } from './fakes/scripted-provider.ts'

const CREDITS = 75
const TOTAL = 5995

/** Everything that a provider can say of a payment. */
export const SAYINGS = {
  open: { status: 'open', chargedBackMinor: 0 },
  pending: { status: 'pending', chargedBackMinor: 0 },
  paid: { status: 'paid', chargedBackMinor: 0 },
  failed: { status: 'failed', chargedBackMinor: 0 },
  expired: { status: 'expired', chargedBackMinor: 0 },
  canceled: { status: 'canceled', chargedBackMinor: 0 },
  chargeback: { status: 'paid', chargedBackMinor: TOTAL },
} as const satisfies Record<string, Partial<ProviderPayment>>
export type Saying = keyof typeof SAYINGS

const NAMES = Object.keys(SAYINGS) as Saying[]

/** Every row of so many sayings, the same one several times too. */
export function rowsOf(length: number): Saying[][] {
  if (length === 0) return [[]]
  return rowsOf(length - 1).flatMap((row) => NAMES.map((name) => [...row, name]))
}

type End = { readonly status: string; readonly balance: number }

/** Where a purchase must end after it heard these, whatever came when: money that came and was not taken back is all that counts. */
export function endOf(row: readonly Saying[], method: string): End {
  if (method === 'directdebit') return endOfDebit(row)
  if (row.includes('chargeback')) return { status: 'charged_back', balance: 0 }
  if (row.includes('paid')) return { status: 'completed', balance: CREDITS }
  const last = row.findLast((saying) => saying in UNPAID) as keyof typeof UNPAID | undefined
  return { status: last ? UNPAID[last] : 'pending', balance: 0 }
}

const UNPAID = { failed: 'failed', expired: 'cancelled', canceled: 'cancelled' } as const

/** A debit has its credits from the moment it is accepted, and loses them when it fails before the money is there. */
function endOfDebit(row: readonly Saying[]): End {
  const accepted = row.findIndex((saying) => ['pending', 'paid', 'chargeback'].includes(saying))
  if (accepted === -1) return endOf(row, 'creditcard')
  const later = row.slice(accepted)
  const paid = later.indexOf('paid')
  const fails = later.findIndex((saying) => saying in UNPAID)
  const isReturned = fails !== -1 && (paid === -1 || fails < paid)
  const isTaken = later.includes('chargeback') || isReturned
  return isTaken
    ? { status: 'charged_back', balance: 0 }
    : { status: 'completed', balance: CREDITS }
}

type Circumstances = {
  readonly db: Db
  readonly deps: PaymentDeps
  readonly provider: Scripted
  readonly siteId: string
  readonly method: string
}

/** Lets a purchase hear each row, and returns those that ended elsewhere than they must. */
export async function wrongEnds(
  circumstances: Circumstances,
  rows: readonly (readonly Saying[])[],
): Promise<string[]> {
  const { deps, provider, method } = circumstances
  const orderIds = await makeOrders(circumstances, rows.length)
  const waiting = rows.map((row, at) => ({ row, id: orderIds[at]! }))
  const work = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      for (const saying of next.row) {
        provider.say(next.id, SAYINGS[saying])
        await settle(deps, next.id)
      }
    }
  }
  await Promise.all(Array.from({ length: 8 }, work))
  const ends = await endsOf(circumstances.db, orderIds)
  return rows.flatMap((row, at) => {
    const [must, is] = [endOf(row, method), ends.get(orderIds[at]!)!]
    const isRight = must.status === is.status && must.balance === is.balance
    return isRight ? [] : [`${row.join(', ')} -> ${is.status} with ${is.balance}`]
  })
}

async function makeOrders({ db, provider, siteId, method }: Circumstances, count: number) {
  const buyer = await makeMember(db, siteId)
  const made = Array.from({ length: count }, () => ({ id: randomUUID(), accountId: randomUUID() }))
  const now = new Date()
  for (let at = 0; at < count; at += 1000) {
    const part = made.slice(at, at + 1000)
    await db
      .insertInto('credit_account')
      .values(
        part.map(({ accountId: id }) => ({ id, site_id: siteId, kind: 'member', balance: 0 })),
      )
      .execute()
    await db
      .insertInto('credit_order')
      .values(
        part.map(({ id, accountId }) => ({
          id,
          site_id: siteId,
          member_id: buyer.id,
          account_id: accountId,
          client_id: randomUUID(),
          style: 'p2',
          credits: CREDITS,
          currency: 'EUR',
          price_minor: TOTAL,
          total_minor: TOTAL,
          country: 'NL',
          vat_rate: 2100,
          method,
          status: 'pending',
          provider: provider.name,
          provider_id: `tr_${id.replaceAll('-', '')}`,
          created_at: now,
        })),
      )
      .execute()
  }
  for (const { id } of made)
    provider.payments.set(id, {
      id: `tr_${id.replaceAll('-', '')}`,
      orderId: id,
      ...SAYINGS.open,
      amountMinor: TOTAL,
      currency: 'EUR',
      checkoutUrl: null,
      refundedMinor: 0,
    })
  return made.map(({ id }) => id)
}

async function endsOf(db: Db, orderIds: readonly string[]): Promise<Map<string, End>> {
  const rows = await db
    .selectFrom('credit_order')
    .innerJoin('credit_account', 'credit_account.id', 'credit_order.account_id')
    .select(['credit_order.id', 'status', 'balance'])
    .execute()
  const wanted = new Set(orderIds)
  const ends = rows.filter(({ id }) => wanted.has(id))
  return new Map(ends.map(({ id, status, balance }) => [id, { status, balance: balance! }]))
}
