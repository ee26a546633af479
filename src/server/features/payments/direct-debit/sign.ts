import { type Selectable, sql } from 'kysely'
import type { z } from 'zod/mini'
import type { authoriseDebit as contract } from '#contract/direct-debit.ts'
import type { Order } from '#contract/orders.ts'
import { Refusal } from '#contract/refusals.ts'
import { type Db, type Tx, transact } from '#server/db/connect.ts'
import type { Tables } from '#server/db/tables.ts'
import type { Buyer, KnownBuyer } from '../orders/buyer.ts'
import { orderAnswer } from '../orders/order.ts'
import { sendMail } from '#server/features/mail/mail.ts'
import { hasMandate } from './mandates.ts'
import { beginOrder, type OrderRequest } from '../orders/place-order.ts'
import { callProvider, orUnavailable } from '../provider/provider.ts'
import {
  type DebitDeps,
  type DebitPurchase,
  hashSmsCode,
  mandateReference,
  openForm,
  sealForm,
} from './form.ts'

/** With the right code the mandate is signed and the debit ordered. */
export async function authoriseDebit(
  deps: DebitDeps,
  buyer: KnownBuyer,
  wanted: z.output<typeof contract.input>,
): Promise<Order> {
  const { client_id: clientId, sms_code: code } = wanted
  const request = await takeSmsCode(deps, { ...buyer, clientId, code })
  const purchase = request.purchase as DebitPurchase
  const debit = await signMandate(deps, buyer, request)
  const orderRequest = { ...purchase, clientId, method: 'directdebit', bank: null, debit } as const
  return orderAnswer(await beginOrder(deps, buyer, orderRequest))
}

const MOST_TRIES = 5

type DebitRequest = Selectable<Tables['debit_request']>
type Guess = {
  readonly memberId: string
  readonly clientId: string
  readonly code: string
  readonly now: Date
}

/**
 * The form that this code is good for. A try is counted and looked at in one statement, so that many at once are no more than
 * five. A code that was right is right again: a buyer who did not get the answer gives it once more.
 */
async function takeSmsCode({ db, secretKey }: DebitDeps, guess: Guess): Promise<DebitRequest> {
  const request = await requestOf(db, guess)
  if (!request) throw new Refusal('SMS_CODE_WRONG')
  const { iban_hash: ibanHash, phone_hash: phoneHash } = request
  const hash = hashSmsCode(secretKey, { ...guess, ibanHash, phoneHash }, digitsIn(guess.code))
  const tried = await tryCode(db, request, { hash, now: guess.now })
  const used = tried ?? (await requestOf(db, guess))
  if (!used || used.used_at === null || used.code_hash !== hash)
    throw new Refusal(used && isOver(used, guess.now) ? 'SMS_CODE_OVER' : 'SMS_CODE_WRONG')
  return used
}

/** Whatever is typed now is refused: only a new code helps. It is said of right and wrong ones alike, and so tells nothing. */
function isOver(request: DebitRequest, now: Date): boolean {
  return request.used_at === null && (request.tries >= MOST_TRIES || request.expires_at <= now)
}

function requestOf(db: Db, { memberId, clientId }: Guess) {
  return db
    .selectFrom('debit_request')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('client_id', '=', clientId)
    .executeTakeFirst()
}

function digitsIn(code: string): string {
  return code.replaceAll(/\s/g, '')
}

function tryCode(db: Db, { id }: DebitRequest, { hash, now }: { hash: string; now: Date }) {
  return db
    .updateTable('debit_request')
    .set({
      tries: sql`tries + 1`,
      used_at: sql`case when code_hash = ${hash} then ${now}::timestamptz end`,
    })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('tries', '<', MOST_TRIES)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst()
}

/** The mandate of a form that was authorised, as the provider knows it. The same form again has the same mandate. */
async function signMandate(
  { db, secretKey, provider }: DebitDeps,
  { siteId, memberId, now }: Buyer,
  request: DebitRequest,
): Promise<NonNullable<OrderRequest['debit']>> {
  const form = openForm(secretKey, memberId, request.details)
  const reference = mandateReference(secretKey, { memberId, clientId: request.client_id, form })
  const row = await keepMandate(db, now, {
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
  const newMandate = { reference, holder, iban, signedAt: row.signed_at }
  const { customer, mandate } = await orUnavailable(
    callProvider(() => provider.makeMandate(newMandate)),
  )
  await db
    .updateTable('debit_mandate')
    .set({ provider_customer: customer, provider_mandate: mandate })
    .where('id', '=', row.id)
    .execute()
  return { mandateId: row.id, ibanHash: request.iban_hash, phoneHash: request.phone_hash }
}

/** Keeps a new mandate, and mails the member when it is for a bank account that they had no mandate for. */
async function keepMandate(db: Db, now: Date, mandate: NewMandateRow) {
  return transact(db, async (tx) => {
    const { member_id: memberId, iban_hash: ibanHash } = mandate
    const isKnown = await hasMandate(tx, { memberId, ibanHash })
    const added = await tx
      .insertInto('debit_mandate')
      .values(mandate)
      .onConflict((conflict) => conflict.column('reference').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (added && !isKnown) await bankAccountMail(tx, { ...mandate, now })
    return tx
      .selectFrom('debit_mandate')
      .select(['id', 'signed_at'])
      .where('reference', '=', mandate.reference)
      .executeTakeFirstOrThrow()
  })
}

type Added = { readonly member_id: string; readonly iban_end: string; readonly now: Date }

async function bankAccountMail(tx: Tx, { member_id: id, iban_end: end, now }: Added) {
  const {
    site_id: siteId,
    email,
    language,
  } = await tx
    .selectFrom('member')
    .select(['site_id', 'email', 'language'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const content = { name: 'bank_account_added', account_end: end, at: now.toISOString() } as const
  await sendMail(tx, { siteId, memberId: id, to: email, language, content, now })
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
