import { type Db, transact } from '#server/db/connect.ts'
import type { z } from 'zod/mini'
import { type requestDebitCode as contract, SMS_CODE_MINUTES } from '#contract/direct-debit.ts'
import { dayIn } from '#contract/fields.ts'
import { Refusal } from '#contract/refusals.ts'
import { requireStepUp } from '#server/features/accounts/accounts.ts'
import { sendSms } from '#server/features/sms/sms.ts'
import type { SessionMember } from '#server/http/session.ts'
import type { Limiter } from '#server/http/limiter.ts'
import { keysIn } from '#server/kernel/key-ring.ts'
import type { Buyer, KnownBuyer } from '../orders/buyer.ts'
import { hasMandate } from './mandates.ts'
import {
  type DebitDeps,
  type DebitForm,
  type DebitPurchase,
  formIn,
  hashIban,
  hashPhone,
  hashSmsCode,
  mandateReference,
  newSmsCode,
  purchaseIn,
  requireBuyable,
  sealForm,
} from './form.ts'

type RequestDebitCodeInput = z.output<typeof contract.input>

/**
 * Sends a code to the payer's telephone, unless it is known already that nothing can be bought that way. A bank account that
 * the member has no mandate for needs the password: the telephone comes from the same form, so its code proves nothing of them.
 */
export async function requestDebitCode(
  deps: DebitDeps,
  { buyer, member }: { readonly buyer: KnownBuyer; readonly member: SessionMember },
  wanted: RequestDebitCodeInput,
): Promise<z.input<typeof contract.output>> {
  const { memberId, now } = buyer
  const { client_id: clientId } = wanted
  const purchase = purchaseIn(wanted, buyer)
  const form = formIn(wanted, purchase.country)
  await requireConfirmedAddress(deps.db, memberId)
  await renameHashes(deps, form)
  await requireBuyable(deps, buyer, { clientId, purchase, form })
  const ibanHash = hashIban(deps.secretKey, form.iban)
  if (!(await hasMandate(deps.db, { memberId, ibanHash }))) requireStepUp({ member, now })
  await takeSmsLimits(deps.limiter, { memberId, phone: form.phone, now })
  const expiresAt = new Date(now.getTime() + SMS_CODE_MINUTES * 60_000)
  await writeDebitRequest(deps, buyer, { clientId, purchase, form, expiresAt })
  return {
    phone_end: form.phone.slice(-3),
    expires_at: expiresAt.toISOString(),
    iban_end: form.iban.slice(-4),
    mandate_reference: mandateReference(deps.secretKey, { memberId, clientId, form }),
    debit_date: debitDay(dayIn(buyer.timeZone, now)),
  }
}

/** Orders of an account or a telephone that are named by the key before get their new names when it is seen again. */
async function renameHashes({ db, secretKey }: DebitDeps, form: DebitForm): Promise<void> {
  const [newest, ...before] = keysIn(secretKey)
  for (const key of before) {
    const iban = { now: hashIban(newest, form.iban), before: hashIban(key, form.iban) }
    const phone = { now: hashPhone(newest, form.phone), before: hashPhone(key, form.phone) }
    await db
      .updateTable('credit_order')
      .set({ iban_hash: iban.now })
      .where('iban_hash', '=', iban.before)
      .execute()
    await db
      .updateTable('credit_order')
      .set({ phone_hash: phone.now })
      .where('phone_hash', '=', phone.before)
      .execute()
  }
}

async function requireConfirmedAddress(db: Db, memberId: string): Promise<void> {
  const { status } = await db
    .selectFrom('member')
    .select('status')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
  if (status === 'not_confirmed') throw new Refusal('EMAIL_UNCONFIRMED')
}

/** A number without its last digits: a member who tries one number after the other stays within it. */
const OPEN_DIGITS = 4

type Sending = { readonly memberId: string; readonly phone: string; readonly now: Date }

/** Counts one more text message, or refuses it: by number, member, neighbours of the number, and all together. */
async function takeSmsLimits(limiter: Limiter, { memberId, phone, now }: Sending) {
  await limiter.take('sms_by_member', memberId, now, 'SMS_LIMIT')
  await limiter.take('sms_by_number', phone, now, 'SMS_LIMIT')
  await limiter.take('sms_by_prefix', phone.slice(0, -OPEN_DIGITS), now, 'SMS_LIMIT')
  await limiter.take('sms_in_all', '', now, 'SMS_LIMIT')
}

type WriteDebitRequestInput = {
  readonly clientId: string
  readonly purchase: DebitPurchase
  readonly form: DebitForm
  readonly expiresAt: Date
}

/** Keeps the form until the code is given back. A new code for the same purchase takes the place of the one before. */
async function writeDebitRequest(
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
  await transact(db, async (tx) => {
    await tx
      .insertInto('debit_request')
      .values({ member_id: memberId, client_id: clientId, ...row })
      .onConflict((conflict) => conflict.columns(['member_id', 'client_id']).doUpdateSet(row))
      .execute()
    const sms = { siteId, memberId, to: form.phone, language: locale, code, until: expiresAt, now }
    await sendSms(tx, secretKey, sms)
  })
}

/** Forgets codes for direct debits whose time is over. */
export async function deleteExpiredDebitRequests(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('debit_request').where('expires_at', '<=', now).execute()
}

const DAY_MS = 24 * 60 * 60 * 1000
/** How long a bank wants to know of a debit before. */
const NOTICE_DAYS = 2
/** New Year, Labour Day, Christmas and the day after; Good Friday and Easter Monday move. */
const FIXED = ['01-01', '05-01', '12-25', '12-26']

/** The day on which an account is debited for what is ordered today: two days later on which banks work (TARGET). */
export function debitDay(today: string): string {
  const state = { day: new Date(`${today}T00:00:00Z`), left: NOTICE_DAYS }
  while (state.left > 0) {
    state.day = new Date(state.day.getTime() + DAY_MS)
    if (isWorkday(state.day)) state.left -= 1
  }
  return dayOf(state.day)
}

function isWorkday(date: Date): boolean {
  const isWeekend = date.getUTCDay() % 6 === 0
  return !isWeekend && !FIXED.includes(dayOf(date).slice(5)) && !isEaster(date)
}

function isEaster(date: Date): boolean {
  const sunday = easterSunday(date.getUTCFullYear()).getTime()
  return date.getTime() === sunday - 2 * DAY_MS || date.getTime() === sunday + DAY_MS
}

/** Gauss's rule, in the form of Meeus, Jones and Butcher. */
function easterSunday(year: number): Date {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const g = Math.floor((8 * b + 13) / 25)
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 19 * l) / 433)
  const moved = h + l - 7 * m
  const month = Math.floor((moved + 90) / 25)
  return new Date(Date.UTC(year, month - 1, (moved + 33 * month + 19) % 32))
}

function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10)
}
