import { localeOf } from '#contract/locales.ts'
import { Refusal } from '#contract/refusals.ts'
import { decimalOf } from '../decimal-amount.ts'
import type { NewPayment, ProviderPayment } from '../provider.ts'
import type { AskMollie, MollieAnswer } from './mollie-client.ts'
import { MolliePayment } from './mollie-schemas.ts'

const PAYMENT_ID = /^tr_\w{1,60}$/

/** The same order again is the same payment: its id is the key of the question. */
export async function createMolliePayment(
  ask: AskMollie,
  payment: NewPayment,
  canHear: (webhookUrl: string) => boolean,
): Promise<ProviderPayment> {
  const { orderId, amountMinor, currency, mandate, webhookUrl } = payment
  const body = {
    amount: { currency, value: decimalOf(amountMinor) },
    description: payment.description,
    method: payment.method,
    metadata: { order_id: orderId },
    ...(canHear(webhookUrl) ? { webhookUrl } : {}),
    ...(mandate === null ? pageOf(payment) : debitOf(mandate)),
  }
  const answer = await ask({ method: 'POST', path: '/v2/payments', body, key: orderId })
  return seenOutside(MolliePayment.parse(made(answer)))
}

export async function getMolliePayment(
  ask: AskMollie,
  id: string,
): Promise<ProviderPayment | null> {
  if (!PAYMENT_ID.test(id)) return null
  const { status, body } = await ask({ method: 'GET', path: `/v2/payments/${id}` })
  return status === 200 ? seenOutside(MolliePayment.parse(body)) : null
}

/** One that cannot be cancelled any more stays as it is. */
export async function cancelMolliePayment(ask: AskMollie, id: string): Promise<void> {
  if (PAYMENT_ID.test(id)) await ask({ method: 'DELETE', path: `/v2/payments/${id}` })
}

/** What was made, unless the answer is no. */
export function made({ status, body }: MollieAnswer): unknown {
  if (status !== 200 && status !== 201) throw new Refusal('METHOD_UNAVAILABLE')
  return body
}

function pageOf({ returnUrl, locale, bank }: NewPayment) {
  return {
    redirectUrl: returnUrl,
    locale: localeOf(locale).iso.replace('-', '_'),
    ...(bank === null ? {} : { issuer: bank }),
  }
}

function debitOf({ customer, mandate }: NonNullable<NewPayment['mandate']>) {
  return { sequenceType: 'recurring', customerId: customer, mandateId: mandate }
}

function seenOutside(payment: MolliePayment): ProviderPayment {
  return {
    id: payment.id,
    orderId: payment.metadata?.order_id ?? null,
    status: payment.status === 'authorized' ? 'pending' : payment.status,
    amountMinor: payment.amount.minor,
    currency: payment.amount.currency,
    checkoutUrl: payment._links.checkout?.href ?? null,
    refundedMinor: payment.amountRefunded?.minor ?? 0,
    chargedBackMinor: payment.amountChargedBack?.minor ?? 0,
  }
}
