import { sendSms } from '#server/features/sms/sms.ts'
import type { Buyer } from '../order-of-wish.ts'
import type { DebitDeps } from './debit-desk.ts'
import { type DebitForm, type DebitPurchase, sealForm } from './debit-form.ts'
import { hashIban, hashPhone, hashSmsCode, newSmsCode } from './debit-hashes.ts'

type WriteDebitRequestInput = {
  readonly clientId: string
  readonly purchase: DebitPurchase
  readonly form: DebitForm
  readonly expiresAt: Date
}

/** Keeps the form until the code is given back. A new code for the same purchase takes the place of the one before. */
export async function writeDebitRequest(
  { db, secretKey }: DebitDeps,
  { siteId, memberId, locale, now }: Buyer,
  { clientId, purchase, form, expiresAt }: WriteDebitRequestInput,
): Promise<void> {
  const code = newSmsCode()
  const ibanHash = hashIban(secretKey, form.iban)
  const phoneHash = hashPhone(secretKey, form.phone)
  const row = {
    purchase: JSON.stringify(purchase),
    details: sealForm(secretKey, memberId, form),
    iban_hash: ibanHash,
    iban_end: form.iban.slice(-4),
    phone_hash: phoneHash,
    code_hash: hashSmsCode(secretKey, { memberId, clientId, ibanHash, phoneHash }, code),
    tries: 0,
    created_at: now,
    expires_at: expiresAt,
    used_at: null,
  }
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto('debit_request')
      .values({ member_id: memberId, client_id: clientId, ...row })
      .onConflict((conflict) => conflict.columns(['member_id', 'client_id']).doUpdateSet(row))
      .execute()
    const sms = { siteId, memberId, to: form.phone, language: locale, code, until: expiresAt, now }
    await sendSms(tx, secretKey, sms)
  })
}
