import type { Db, Tx } from '#server/db/connect.ts'
import { isSealedAnew } from '#server/kernel/encryption.ts'
import { formIfReadable, hashIban, hashPhone, sealForm } from './form.ts'

const BATCH = 200

type Resealed = { readonly done: number; readonly unreadable: number }

/**
 * Seals the bank accounts of all mandates with the newest key, and names them and their orders by it. It goes in batches, each
 * a transaction, and leaves what is done already: once more after a stop it does the rest.
 */
export async function resealMandates(db: Db, secretKey: string): Promise<Resealed> {
  const sum = { done: 0, unreadable: 0 }
  for (let after: string | null = null; ;) {
    const batch = await resealBatch(db, secretKey, after)
    sum.done += batch.done
    sum.unreadable += batch.unreadable
    if (batch.last === null) return sum
    after = batch.last
  }
}

async function resealBatch(db: Db, secretKey: string, after: string | null) {
  return db.transaction().execute(async (tx) => {
    const mandates = await tx
      .selectFrom('debit_mandate')
      .select(['id', 'member_id', 'details', 'iban_hash'])
      .$if(after !== null, (query) => query.where('id', '>', after!))
      .orderBy('id')
      .limit(BATCH)
      .forUpdate()
      .execute()
    const counts = { done: 0, unreadable: 0, last: mandates.at(-1)?.id ?? null }
    for (const mandate of mandates) {
      const outcome = await reseal(tx, secretKey, mandate)
      if (outcome !== 'known') counts[outcome] += 1
    }
    return counts
  })
}

type Sealed = {
  readonly id: string
  readonly member_id: string
  readonly details: Buffer
  readonly iban_hash: string
}

async function reseal(
  tx: Tx,
  secretKey: string,
  { id, member_id: memberId, details, iban_hash: before }: Sealed,
): Promise<'done' | 'known' | 'unreadable'> {
  if (isSealedAnew(secretKey, memberId, details)) return 'known'
  const form = formIfReadable(secretKey, memberId, details)
  if (form === null) return 'unreadable'
  const ibanHash = hashIban(secretKey, form.iban)
  const change = { details: sealForm(secretKey, memberId, form), iban_hash: ibanHash }
  await tx.updateTable('debit_mandate').set(change).where('id', '=', id).execute()
  await tx
    .updateTable('credit_order')
    .set({ iban_hash: ibanHash })
    .where('iban_hash', '=', before)
    .execute()
  await tx
    .updateTable('credit_order')
    .set({ phone_hash: hashPhone(secretKey, form.phone) })
    .where('mandate_id', '=', id)
    .where('phone_hash', 'is not', null)
    .execute()
  return 'done'
}
