import type { Db } from '#server/db/connect.ts'
import { callProvider } from '../ask-provider.ts'
import { orUnavailable } from '../or-unavailable.ts'
import type { Buyer, OrderRequest } from '../order-of-wish.ts'
import type { DebitDeps } from './debit-desk.ts'
import { openForm, sealForm } from './debit-form.ts'
import { mandateReference } from './debit-hashes.ts'
import type { DebitRequest } from './take-sms-code.ts'

/** The mandate of a form that was authorised, as the provider knows it. The same form again has the same mandate. */
export async function signMandate(
  { db, secretKey, provider }: DebitDeps,
  { siteId, memberId, now }: Buyer,
  request: DebitRequest,
): Promise<NonNullable<OrderRequest['debit']>> {
  const form = openForm(secretKey, memberId, request.details)
  const reference = mandateReference(secretKey, { memberId, clientId: request.client_id, form })
  const row = await keep(db, {
    site_id: siteId,
    member_id: memberId,
    reference,
    details: sealForm(secretKey, memberId, form),
    iban_hash: request.iban_hash,
    iban_end: request.iban_end,
    provider: provider.name,
    signed_at: request.used_at ?? now,
  })
  const { holder, iban } = form
  const wish = { reference, holder, iban, signedAt: row.signed_at }
  const mandate = await orUnavailable(callProvider(() => provider.makeMandate(wish)))
  await db
    .updateTable('debit_mandate')
    .set({ provider_customer: mandate.customer, provider_mandate: mandate.mandate })
    .where('id', '=', row.id)
    .execute()
  return { mandateId: row.id, ibanHash: request.iban_hash, mandate }
}

async function keep(db: Db, mandate: NewMandateRow) {
  await db
    .insertInto('debit_mandate')
    .values(mandate)
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .execute()
  return db
    .selectFrom('debit_mandate')
    .select(['id', 'signed_at'])
    .where('reference', '=', mandate.reference)
    .executeTakeFirstOrThrow()
}

type NewMandateRow = {
  readonly site_id: string
  readonly member_id: string
  readonly reference: string
  readonly details: Buffer
  readonly iban_hash: string
  readonly iban_end: string
  readonly provider: string
  readonly signed_at: Date
}
