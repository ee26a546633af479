import type { Currency } from '#contract/geo.ts'
import { type CountryCode, localeOf } from '#contract/locales.ts'
import { type MethodOffer, METHODS } from '#contract/orders.ts'
import { Refusal } from '#contract/refusals.ts'
import { sha256 } from '#server/kernel/secrets.ts'
import {
  type AskMollie,
  decimalOf,
  Made,
  type MollieAnswer,
  type MollieDeps,
  type MollieListed,
  MollieMethods,
  MolliePayment,
  MolliePaymentList,
  MollieRefunds,
  openMollieClient,
  readableMinor,
} from './client.ts'
import type {
  ListedPayment,
  Mandate,
  NewMandate,
  NewPayment,
  NewRefund,
  PaymentPage,
  PaymentProvider,
  ProviderPayment,
} from '../provider.ts'

/** Mollie, by its API v2. */
export function openMollie(deps: MollieDeps): PaymentProvider {
  const ask = openMollieClient(deps)
  const isLocal = deps.baseUrl.startsWith('http:')
  // The real one refuses an address that it cannot reach: such an installation asks by itself.
  const canHear = (webhookUrl: string) => isLocal || webhookUrl.startsWith('https:')
  return {
    name: 'mollie',
    methods: (asked) => mollieMethods(ask, asked),
    create: (payment) => createMolliePayment(ask, payment, canHear),
    get: (id) => getMolliePayment(ask, id),
    cancel: (id) => cancelMolliePayment(ask, id),
    list: (from) => listMolliePayments(ask, from),
    refund: (refund) => refundMolliePayment(ask, refund),
    makeMandate: (mandate) => makeMollieMandate(ask, mandate),
    endMandate: (mandate) => endMollieMandate(ask, mandate),
  }
}

const PAYMENT_ID = /^tr_\w{1,60}$/

/** The same order again is the same payment: its id is the key of the question. */
async function createMolliePayment(
  ask: AskMollie,
  payment: NewPayment,
  canHear: (webhookUrl: string) => boolean,
): Promise<ProviderPayment> {
  const { orderId, amountMinor, currency, mandate, webhookUrl } = payment
  const body = {
    amount: { currency, value: decimalOf(amountMinor) },
    description: payment.description,
    method: payment.method === 'googlepay' ? 'creditcard' : payment.method,
    metadata: { order_id: orderId },
    ...(canHear(webhookUrl) ? { webhookUrl } : {}),
    ...(mandate === null ? pageOf(payment) : debitOf(mandate)),
  }
  const answer = await ask({ method: 'POST', path: '/v2/payments', body, key: orderId })
  return seenOutside(MolliePayment.parse(made(answer)))
}

async function getMolliePayment(ask: AskMollie, id: string): Promise<ProviderPayment | null> {
  if (!PAYMENT_ID.test(id)) return null
  const { status, body } = await ask({ method: 'GET', path: `/v2/payments/${id}` })
  return status === 200 ? seenOutside(MolliePayment.parse(body)) : null
}

/** What the list gives at once at most. */
const PAGE = '250'

/** A page of the list, which has no other order than the newest first. Whose key it is, Mollie is asked with the first page. */
async function listMolliePayments(ask: AskMollie, from: string | null): Promise<PaymentPage> {
  const query = { limit: PAGE, ...(from === null ? {} : { from }) }
  const [list, own] = [
    await ask({ method: 'GET', path: '/v2/payments', query }),
    await ask({ method: 'GET', path: '/v2/profiles/me' }),
  ]
  if (list.status !== 200 || own.status !== 200)
    throw new Error(`Mollie does not list payments (${list.status}, ${own.status})`)
  const { id: profile } = Made.parse(own.body)
  const page = MolliePaymentList.parse(list.body)
  const next = page._links.next?.href
  return {
    payments: page._embedded.payments.map((payment) => listedOf(payment, profile)),
    next: next === undefined ? null : new URL(next).searchParams.get('from'),
  }
}

function listedOf(payment: MollieListed, profile: string): ListedPayment {
  const { checkoutUrl: _, ...seen } = seenOutside({
    ...payment,
    amount: { minor: 0, currency: '' },
  })
  return {
    ...seen,
    amountMinor: readableMinor(payment.amount.value),
    currency: payment.amount.currency,
    createdAt: new Date(payment.createdAt),
    paidAt: payment.paidAt ? new Date(payment.paidAt) : null,
    profile: payment.profileId,
    isOurs: payment.profileId === profile,
    settlement: payment.settlementId ?? null,
  }
}

/** One that cannot be cancelled any more stays as it is. */
async function cancelMolliePayment(ask: AskMollie, id: string): Promise<void> {
  if (PAYMENT_ID.test(id)) await ask({ method: 'DELETE', path: `/v2/payments/${id}` })
}

/** What was made, unless the answer is no. */
function made({ status, body }: MollieAnswer): unknown {
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

type MollieMethodsInput = {
  readonly country: CountryCode
  readonly currency: Currency
  readonly amountMinor: number
}

/** Listed where they are asked for. Google Pay is paid on Mollie's page for cards, where it shows by itself. */
const WALLETS = ['applepay', 'googlepay']

/**
 * What Mollie offers for this amount. A debit is never a customer's first payment there, so it is on another list; and
 * neither a no nor silence to the question about wallets takes anything else away.
 */
async function mollieMethods(ask: AskMollie, asked: MollieMethodsInput): Promise<MethodOffer[]> {
  const amount = {
    'amount[currency]': asked.currency,
    'amount[value]': decimalOf(asked.amountMinor),
    billingCountry: asked.country,
  }
  const [once, again, wallets] = await Promise.all([
    listed(ask, { ...amount, include: 'issuers' }),
    listed(ask, { ...amount, sequenceType: 'recurring' }),
    listed(ask, { ...amount, includeWallets: WALLETS.join() }).catch(() => []),
  ])
  const offers = [
    ...once,
    ...again.filter(({ id }) => id === 'directdebit'),
    ...wallets.filter(({ id }) => WALLETS.includes(id)),
  ]
  return METHODS.flatMap((method) => {
    const offer = offers.find(({ id }) => id === method)
    return offer ? { method, banks: offer.issuers ?? [] } : []
  })
}

async function listed(ask: AskMollie, query: Readonly<Record<string, string>>) {
  const { status, body } = await ask({ method: 'GET', path: '/v2/methods', query })
  return status === 200 ? MollieMethods.parse(body)._embedded.methods : []
}

/** A customer who has one mandate. The same reference again is the same mandate. */
async function makeMollieMandate(ask: AskMollie, request: NewMandate): Promise<Mandate> {
  const { reference, holder, iban, signedAt } = request
  const customer = await make(ask, {
    path: '/v2/customers',
    key: `customer-${reference}`,
    body: { name: holder, metadata: { reference } },
  })
  const mandate = await make(ask, {
    path: `/v2/customers/${encodeURIComponent(customer)}/mandates`,
    key: `mandate-${reference}`,
    body: {
      method: 'directdebit',
      consumerName: holder,
      consumerAccount: iban,
      signatureDate: signedAt.toISOString().slice(0, 10),
      mandateReference: reference,
    },
  })
  return { customer, mandate }
}

/** The mandate first: should the customer stay for a while, nothing can be debited meanwhile. */
async function endMollieMandate(ask: AskMollie, { customer, mandate }: Mandate): Promise<void> {
  const path = `/v2/customers/${encodeURIComponent(customer)}`
  for (const each of [`${path}/mandates/${encodeURIComponent(mandate)}`, path]) {
    const { status } = await ask({ method: 'DELETE', path: each })
    if (status >= 300 && !GONE.includes(status))
      throw new Error(`Mollie does not end a mandate (${status})`)
  }
}

/** What was deleted before is not there any more. */
const GONE = [404, 410]

type Making = { readonly path: string; readonly key: string; readonly body: unknown }

async function make(ask: AskMollie, making: Making): Promise<string> {
  return Made.parse(made(await ask({ method: 'POST', ...making }))).id
}

/** Pays back. Mollie forgets its keys after a while, so what was paid back under this one is looked for first. */
async function refundMolliePayment(ask: AskMollie, refund: NewRefund) {
  const { paymentId, key, amountMinor, currency } = refund
  const path = `/v2/payments/${encodeURIComponent(paymentId)}/refunds`
  const known = await ask({ method: 'GET', path, query: { limit: '250' } })
  if (known.status !== 200) throw new Error(`Mollie has no refunds there (${known.status})`)
  const before = MollieRefunds.parse(known.body)._embedded.refunds
  const same = before.find(({ metadata }) => metadata?.key === key)
  if (same) return { id: same.id }
  const body = { amount: { currency, value: decimalOf(amountMinor) }, metadata: { key } }
  const idempotencyKey = sha256(`${paymentId}:${key}`).toString('hex')
  const answer = await ask({ method: 'POST', path, body, key: idempotencyKey })
  if (answer.status !== 201) throw new Error(`Mollie does not refund (${answer.status})`)
  return { id: Made.parse(answer.body).id }
}
