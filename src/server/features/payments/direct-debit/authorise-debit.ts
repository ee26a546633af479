import type { z } from 'zod/mini'
import type { authoriseDebit as contract } from '#contract/direct-debit.ts'
import type { Order } from '#contract/orders.ts'
import { beginOrder } from '../begin-order.ts'
import type { KnownBuyer } from '../buyer-of.ts'
import { orderAnswer } from '../order-answer.ts'
import type { DebitDeps } from './debit-desk.ts'
import type { DebitPurchase } from './debit-form.ts'
import { signMandate } from './sign-mandate.ts'
import { takeSmsCode } from './take-sms-code.ts'

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
  const wish = { ...purchase, clientId, method: 'directdebit', bank: null, debit } as const
  return orderAnswer(await beginOrder(deps, buyer, wish))
}
