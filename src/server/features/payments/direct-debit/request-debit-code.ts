import type { z } from 'zod/mini'
import { SMS_CODE_MINUTES, type requestDebitCode as contract } from '#contract/direct-debit.ts'
import { dayIn } from '#contract/fields.ts'
import type { KnownBuyer } from '../buyer-of.ts'
import { debitDay } from './debit-day.ts'
import type { DebitDeps } from './debit-desk.ts'
import { mandateReference } from './debit-hashes.ts'
import { requireBuyable } from './demand-buyable.ts'
import { formIn, purchaseIn } from './read-wish.ts'
import { takeSmsLimits } from './take-sms-limits.ts'
import { writeDebitRequest } from './write-debit-request.ts'

type RequestDebitCodeInput = z.output<typeof contract.input>

/** Sends a code to the payer's telephone, unless it is known already that nothing can be bought that way. */
export async function requestDebitCode(
  deps: DebitDeps,
  buyer: KnownBuyer,
  wanted: RequestDebitCodeInput,
): Promise<z.input<typeof contract.output>> {
  const { memberId, now } = buyer
  const { client_id: clientId } = wanted
  const purchase = purchaseIn(wanted, buyer)
  const form = formIn(wanted, purchase.country)
  await requireBuyable(deps, buyer, { clientId, purchase, iban: form.iban })
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
