import { randomInt } from 'node:crypto'
import type { z } from 'zod/mini'
import { type requestDebitCode, SMS_CODE_LENGTH } from '#contract/direct-debit.ts'
import { ibanOf } from '#contract/iban.ts'
import { phoneOf } from '#contract/phone.ts'
import { Refusal } from '#contract/refusals.ts'
import type { Db } from '#server/db/connect.ts'
import { settingsOf } from '#server/features/settings/settings.ts'
import type { Limiter } from '#server/http/limiter.ts'
import { seal, unseal } from '#server/kernel/encryption.ts'
import { keyedHash } from '#server/kernel/secrets.ts'
import { debitStanding, requireStanding } from '../orders/debit-limits.ts'
import { offeredMethods } from '../provider/methods.ts'
import type { KnownBuyer } from '../orders/buyer.ts'
import { type OrderRequest, requireAsShown } from '../orders/place-order.ts'
import type { PaymentDeps } from '../provider/provider.ts'
import { quote } from '../orders/quote.ts'
import { requireWithinLimit } from '../orders/spending-limit.ts'

/** What is to be bought, as it was asked for. */
export type DebitPurchase = Pick<
  OrderRequest,
  'style' | 'country' | 'code' | 'totalMinor' | 'credits'
>

/** Who pays, and from which account. It is in the database in sealed form only. */
export type DebitForm = {
  readonly holder: string
  readonly iban: string
  readonly street: string
  readonly house_number: string
  readonly zip: string
  readonly city: string
  readonly phone: string
}

export function sealForm(secretKey: string, memberId: string, form: DebitForm): Buffer {
  return seal(secretKey, memberId, JSON.stringify(form))
}

export function openForm(secretKey: string, memberId: string, sealed: Buffer): DebitForm {
  return JSON.parse(unseal(secretKey, memberId, sealed)) as DebitForm
}

/** Null where no key opens it. */
export function formIfReadable(
  secretKey: string,
  memberId: string,
  sealed: Buffer,
): DebitForm | null {
  try {
    return openForm(secretKey, memberId, sealed)
  } catch {
    return null
  }
}

type PurchaseInInput = z.output<typeof requestDebitCode.input>

/** What is to be bought, as it is kept until the code is given back. */
export function purchaseIn(wanted: PurchaseInInput, buyer: KnownBuyer): DebitPurchase {
  return {
    style: wanted.package,
    country: wanted.country ?? buyer.country,
    code: wanted.code,
    totalMinor: wanted.total_minor,
    credits: wanted.credits,
  }
}

/** Who pays, with account and telephone as they are meant. A number without a country's code is of the one that is paid from. */
export function formIn(wanted: PurchaseInInput, country: string): DebitForm {
  const { holder, street, house_number, zip, city } = wanted
  const iban = ibanOf(wanted.iban)
  if (iban === null) throw new Refusal('IBAN_INVALID')
  const phone = phoneOf(wanted.phone, country) ?? phoneOf(wanted.phone, iban.slice(0, 2))
  if (phone === null) throw new Refusal('PHONE_INVALID')
  return { holder, iban, street, house_number, zip, city, phone }
}

type RequireBuyableInput = {
  readonly clientId: string
  readonly purchase: DebitPurchase
  readonly form: DebitForm
}

/** Refuses what would be refused when it is bought, before a code is sent for it. */
export async function requireBuyable(
  deps: DebitDeps,
  buyer: KnownBuyer,
  { clientId, purchase, form }: RequireBuyableInput,
): Promise<void> {
  const { db, secretKey, provider } = deps
  const { accountId, now } = buyer
  await requireNew(db, accountId, clientId)
  const { currency, offer } = await quote(db, { ...buyer, ...purchase })
  const amountMinor = offer.total_minor
  requireAsShown(purchase, offer)
  const asked = { country: purchase.country, currency, amountMinor, now }
  const methods = await offeredMethods(provider, asked)
  if (!methods.some(({ method }) => method === 'directdebit'))
    throw new Refusal('METHOD_UNAVAILABLE')
  await requireWithinLimit(db, { ...buyer, bought: offer, currency })
  const limits = await settingsOf(db, buyer.siteId)
  const ibanHash = hashIban(secretKey, form.iban)
  const phoneHash = hashPhone(secretKey, form.phone)
  const debit = { accountId, ibanHash, phoneHash, amountMinor, limits, now }
  requireStanding(await debitStanding(db, debit))
}

async function requireNew(db: Db, accountId: string, clientId: string): Promise<void> {
  const order = await db
    .selectFrom('credit_order')
    .select('id')
    .where('account_id', '=', accountId)
    .where('client_id', '=', clientId)
    .executeTakeFirst()
  if (order) throw new Refusal('CLIENT_ID_REUSED')
}

/** By which an account is known without its number. */
export function hashIban(secretKey: string, iban: string): string {
  return keyedHash(secretKey, `iban:${iban}`)
}

export function hashPhone(secretKey: string, phone: string): string {
  return keyedHash(secretKey, `phone:${phone}`)
}

export function newSmsCode(): string {
  return String(randomInt(10 ** SMS_CODE_LENGTH)).padStart(SMS_CODE_LENGTH, '0')
}

type CodeOwner = {
  readonly memberId: string
  readonly clientId: string
  readonly ibanHash: string
  readonly phoneHash: string
}

/** A code is good for one member, purchase, account and telephone. */
export function hashSmsCode(secretKey: string, owner: CodeOwner, code: string): string {
  const { memberId, clientId, ibanHash, phoneHash } = owner
  return keyedHash(secretKey, ['sms-code', memberId, clientId, ibanHash, phoneHash, code].join(':'))
}

type Signed = { readonly memberId: string; readonly clientId: string; readonly form: DebitForm }

/** The name of a mandate: the same for the same purchase by the same person from the same account. */
export function mandateReference(secretKey: string, { memberId, clientId, form }: Signed): string {
  const { iban, holder } = form
  const hash = keyedHash(secretKey, ['mandate', memberId, clientId, iban, holder].join(':'))
  const digits = Buffer.from(hash, 'base64url').toString('hex').slice(0, 16).toUpperCase()
  return digits.replaceAll(/(.{4})(?=.)/g, '$1-')
}

/** What direct debit needs beside what all payments need. */
export type DebitDeps = PaymentDeps & { readonly secretKey: string; readonly limiter: Limiter }
