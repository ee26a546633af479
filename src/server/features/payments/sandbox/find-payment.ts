import type { Selectable } from 'kysely'
import type { Db } from '#server/db/connect.ts'
import type { Tables } from '#server/db/tables.ts'
import type { ProviderPayment, ProviderStatus } from '../provider.ts'

/** How long after it was ordered a debit is paid by itself. */
const DEBIT_MS = 30_000

export type SandboxPayment = Selectable<Tables['sandbox_payment']> & { readonly domain: string }

/** A payment as it stands now: what was not paid in time has expired, and a debit is paid in the end. */
export async function findPayment(db: Db, id: string, now: Date): Promise<SandboxPayment | null> {
  await letTimePass(db, id, now)
  const row = await payments(db).where('sandbox_payment.id', '=', id).executeTakeFirst()
  return row ?? null
}

export function findPaymentOf(db: Db, orderId: string): Promise<SandboxPayment> {
  return payments(db).where('sandbox_payment.order_id', '=', orderId).executeTakeFirstOrThrow()
}

/** The latest payments of a site. */
export function listPayments(db: Db, siteId: string): Promise<SandboxPayment[]> {
  return payments(db)
    .where('sandbox_payment.site_id', '=', siteId)
    .orderBy('created_at', 'desc')
    .limit(50)
    .execute()
}

function payments(db: Db) {
  return db
    .selectFrom('sandbox_payment')
    .innerJoin('site', 'site.id', 'sandbox_payment.site_id')
    .selectAll('sandbox_payment')
    .select('site.domain')
}

async function letTimePass(db: Db, id: string, now: Date): Promise<void> {
  await db
    .updateTable('sandbox_payment')
    .set({ status: 'expired' })
    .where('id', '=', id)
    .where('status', '=', 'open')
    .where('expires_at', '<=', now)
    .execute()
  await db
    .updateTable('sandbox_payment')
    .set({ status: 'paid' })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .where('method', '=', 'directdebit')
    .where('created_at', '<=', new Date(now.getTime() - DEBIT_MS))
    .execute()
}

/** What the provider tells about it. */
export function seenOutside(
  row: SandboxPayment,
  originOf: (domain: string) => string,
): ProviderPayment {
  return {
    id: row.id,
    orderId: row.order_id,
    status: row.status as ProviderStatus,
    amountMinor: row.amount_minor,
    currency: row.currency,
    checkoutUrl: row.status === 'open' ? `${originOf(row.domain)}/sandbox/pay/${row.id}` : null,
    refundedMinor: row.refunded_minor,
    chargedBackMinor: row.charged_back_minor,
  }
}
