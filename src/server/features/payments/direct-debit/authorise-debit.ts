import type { z } from 'zod/mini'
import type { authoriseDebit as contract } from '#contract/direct-debit.ts'
import type { Order } from '#contract/orders.ts'
import { beginOrder } from '../begin-order.ts'
import type { KnownBuyer } from '../buyer-of.ts'
import { orderAnswer } from '../order-answer.ts'
import type { DebitDesk } from './debit-desk.ts'
import type { DebitPurchase } from './debit-form.ts'
import { signMandate } from './sign-mandate.ts'
import { takeSmsCode } from './take-sms-code.ts'

/** With the right code the mandate is signed and the debit ordered. */
export async function authoriseDebit(
  desk: DebitDesk,
  buyer: KnownBuyer,
  wanted: z.output<typeof contract.input>,
): Promise<Order> {
  const { client_id: clientId, sms_code: code } = wanted
  const request = await takeSmsCode(desk, { ...buyer, clientId, code })
  const purchase = request.purchase as DebitPurchase
  const debit = await signMandate(desk, buyer, request)
  const wish = { ...purchase, clientId, method: 'directdebit', bank: null, debit } as const
  return orderAnswer(await beginOrder(desk, buyer, wish))
}
