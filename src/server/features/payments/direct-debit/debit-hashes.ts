import { randomInt } from 'node:crypto'
import { SMS_CODE_LENGTH } from '#contract/direct-debit.ts'
import { keyedHash } from '#server/kernel/secrets.ts'
import type { DebitForm } from './debit-form.ts'

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
