import type { Currency } from '#contract/geo.ts'
import type { CountryCode, LocaleCode } from '#contract/locales.ts'
import type { Method, MethodOffer } from '#contract/orders.ts'
import { Refusal } from '#contract/refusals.ts'
import { deadline } from '#server/kernel/time.ts'

/** How a payment stands, in the provider's own words. Only what it answers itself counts, never what it sends. */
export type ProviderStatus = 'open' | 'pending' | 'paid' | 'failed' | 'canceled' | 'expired'

export type ProviderPayment = {
  readonly id: string
  /** Which order it is for, as we told it then. */
  readonly orderId: string | null
  readonly status: ProviderStatus
  readonly amountMinor: number
  readonly currency: string
  /** Where the member pays; null where nothing is left to do. */
  readonly checkoutUrl: string | null
  readonly refundedMinor: number
  readonly chargedBackMinor: number
}

export type NewPayment = {
  readonly orderId: string
  readonly siteId: string
  readonly amountMinor: number
  readonly currency: Currency
  readonly method: Method
  readonly bank: string | null
  readonly description: string
  readonly locale: LocaleCode
  /** Where the member comes back to. */
  readonly returnUrl: string
  /** Where the provider tells that something has changed. */
  readonly webhookUrl: string
  /** For a debit: who may be debited, as makeMandate told. */
  readonly mandate: Mandate | null
}

export type Mandate = { readonly customer: string; readonly mandate: string }

export type NewMandate = {
  readonly reference: string
  readonly holder: string
  readonly iban: string
  readonly signedAt: Date
}

export type NewRefund = {
  readonly paymentId: string
  /** The same key again is the same refund. */
  readonly key: string
  readonly amountMinor: number
  readonly currency: Currency
}

/**
 * Whoever moves the money. Each of these may fail or never answer, and may then be asked again without harm. Where it would
 * say no to a payment or a mandate again, it refuses with METHOD_UNAVAILABLE.
 */
export type PaymentProvider = {
  readonly name: 'sandbox' | 'mollie'
  methods: (asked: {
    readonly country: CountryCode
    readonly currency: Currency
    readonly amountMinor: number
  }) => Promise<readonly MethodOffer[]>
  /** The same order again is the same payment. */
  create: (payment: NewPayment) => Promise<ProviderPayment>
  /** Null for a payment that is not ours. */
  get: (id: string) => Promise<ProviderPayment | null>
  /** Gives up what was not paid, if it still can be. */
  cancel: (id: string) => Promise<void>
  refund: (refund: NewRefund) => Promise<{ readonly id: string }>
  makeMandate: (mandate: NewMandate) => Promise<Mandate>
}

/** Below what a request may take, so that it is answered whatever the provider does. */
const LONGEST_MS = 10_000

/** The provider could not be asked: it is away, or says nothing. What it did meanwhile is not known. */
export class ProviderUnavailable extends Error {
  override name = 'ProviderUnavailable'
}

/** What the provider answers. Its own no is passed on; anything else that goes wrong means that it is away. */
export async function callProvider<Answer>(question: () => Promise<Answer>): Promise<Answer> {
  const state: { timer?: NodeJS.Timeout } = {}
  const tooLong = new Promise<never>((_, reject) => {
    const giveUp = () => reject(new ProviderUnavailable('the payment provider does not answer'))
    state.timer = setTimeout(giveUp, deadline(LONGEST_MS)).unref()
  })
  try {
    return await Promise.race([question(), tooLong])
  } catch (error) {
    if (error instanceof Refusal || error instanceof ProviderUnavailable) throw error
    throw new ProviderUnavailable('the payment provider cannot be asked', { cause: error })
  } finally {
    clearTimeout(state.timer)
  }
}

/** For what cannot go on without the provider's answer: while it is away, the caller is to come back. */
export async function orUnavailable<Answer>(work: Promise<Answer>): Promise<Answer> {
  try {
    return await work
  } catch (error) {
    if (error instanceof ProviderUnavailable)
      throw new Refusal('SERVICE_UNAVAILABLE', { retry_after: 5 })
    throw error
  }
}

/** Where the provider tells that a payment has changed. */
export const WEBHOOK_PATH = '/api/payment-webhook.php'

const DECIMAL = /^(\d{1,13})\.(\d{2})$/

/** Whole minor units as a decimal with two places, without passing through a fraction: 1234 is '12.34'. */
export function decimalOf(minor: number): `${number}` {
  if (!Number.isSafeInteger(minor) || minor < 0)
    throw new Error('an amount is whole and not negative')
  const digits = String(minor).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}` as `${number}`
}

/** The same the other way round. What is not such a decimal is an error, and never nearly right. */
export function minorOf(decimal: string): number {
  const [, whole, cents] = DECIMAL.exec(decimal) ?? []
  if (whole === undefined) throw new Error('an amount has two decimals')
  return Number(`${whole}${cents}`)
}

/** Those whose name every language writes alike. */
export type NamedMethod = Exclude<Method, 'creditcard' | 'directdebit'>

export const METHOD_NAMES: Readonly<Record<NamedMethod, string>> = {
  ideal: 'iDEAL',
  bancontact: 'Bancontact',
  paypal: 'PayPal',
  eps: 'eps',
  przelewy24: 'Przelewy24',
  blik: 'BLIK',
}

const EVERYWHERE = ['creditcard', 'paypal'] as const
const SEPA = [...EVERYWHERE, 'directdebit'] as const

/** The ways to pay that people know in a country, the best known first. */
export const METHODS_OF_COUNTRY = {
  NL: ['ideal', ...SEPA],
  BE: ['bancontact', ...SEPA],
  FR: SEPA,
  IT: SEPA,
  ES: SEPA,
  DE: SEPA,
  AT: ['eps', ...SEPA],
  IE: SEPA,
  FI: SEPA,
  PL: ['blik', 'przelewy24', ...EVERYWHERE],
  GB: EVERYWHERE,
  AU: EVERYWHERE,
  NZ: EVERYWHERE,
  US: EVERYWHERE,
  CA: EVERYWHERE,
  CH: EVERYWHERE,
  DK: EVERYWHERE,
  NO: EVERYWHERE,
  SE: EVERYWHERE,
} as const satisfies Record<CountryCode, readonly Method[]>
