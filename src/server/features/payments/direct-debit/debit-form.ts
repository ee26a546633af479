import type { OrderRequest } from '../order-of-wish.ts'
import { seal, unseal } from '#server/kernel/encryption.ts'

/** What is to be bought, as it was asked for. */
export type DebitPurchase = Pick<OrderRequest, 'style' | 'country' | 'code' | 'totalMinor'>

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
