import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { Db } from '#server/db/connect.ts'
import type { Tables } from '#server/db/tables.ts'
import { moveCredits } from '#server/features/credits/credits.ts'

type Buyer = { readonly id: string; readonly site_id: string; readonly credit_account_id: string }
type Wishes = Partial<Insertable<Tables['credit_order']>>

/** A purchase in the database as a test wants it, completed at once; without its credits, its payment or a mail. */
export async function makeOrder(db: Db, buyer: Buyer, changes: Wishes = {}) {
  const status = changes.status ?? 'completed'
  const createdAt = (changes.created_at as Date | undefined) ?? new Date()
  const isCompleted = status === 'completed' || status === 'charged_back'
  return db
    .insertInto('credit_order')
    .values({
      site_id: buyer.site_id,
      member_id: buyer.id,
      account_id: buyer.credit_account_id,
      client_id: randomUUID(),
      style: 'p2',
      credits: 75,
      currency: 'EUR',
      price_minor: 5995,
      total_minor: 5995,
      country: 'NL',
      vat_rate: 2100,
      method: 'ideal',
      provider: 'sandbox',
      provider_id: `sb_${randomUUID()}`,
      created_at: createdAt,
      ...(isCompleted
        ? {
            completed_at: createdAt,
            settled_at: createdAt,
            receipt_number: await nextOf(db, buyer),
          }
        : {}),
      ...changes,
      status,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** A purchase that the embedded provider knows as paid, with its credits in the ledger. */
export async function makePaidOrder(db: Db, buyer: Buyer, now = new Date()) {
  const order = await makeOrder(db, buyer, {
    created_at: now,
    provider_id: `sbx_${randomUUID()}`,
  })
  const { id, site_id: siteId, currency, method, credits, total_minor: amount } = order
  await db
    .insertInto('sandbox_payment')
    .values({
      id: order.provider_id!,
      order_id: id,
      site_id: siteId,
      currency,
      method,
      amount_minor: amount,
      description: '',
      return_url: '/',
      webhook_url: '',
      status: 'paid',
      created_at: now,
      expires_at: now,
    })
    .execute()
  const cause = { reason: 'purchase', reference: id, amount: credits, now } as const
  const accountId = buyer.credit_account_id
  await db.transaction().execute((tx) => moveCredits(tx, { siteId, accountId, ...cause }))
  return order
}

async function nextOf(db: Db, { site_id: siteId }: Buyer): Promise<number> {
  const { last_number: number } = await db
    .insertInto('receipt_counter')
    .values({ site_id: siteId, last_number: 1 })
    .onConflict((conflict) =>
      conflict
        .column('site_id')
        .doUpdateSet((row) => ({ last_number: row('receipt_counter.last_number', '+', 1) })),
    )
    .returning('last_number')
    .executeTakeFirstOrThrow()
  return number
}
