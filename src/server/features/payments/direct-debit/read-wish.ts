import type { z } from 'zod/mini'
import type { requestDebitCode } from '#contract/direct-debit.ts'
import { ibanOf } from '#contract/iban.ts'
import { phoneOf } from '#contract/phone.ts'
import { Refusal } from '#contract/refusals.ts'
import type { KnownBuyer } from '../buyer-of.ts'
import type { DebitForm, DebitPurchase } from './debit-form.ts'

type PurchaseInInput = z.output<typeof requestDebitCode.input>

/** What is to be bought, as it is kept until the code is given back. */
export function purchaseIn(wanted: PurchaseInInput, buyer: KnownBuyer): DebitPurchase {
  return {
    style: wanted.package,
    country: wanted.country ?? buyer.country,
    code: wanted.code,
    totalMinor: wanted.total_minor,
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
