import type { Currency } from '#contract/geo.ts'
import type { CountryCode, LocaleCode } from '#contract/locales.ts'
import type { Method, MethodOffer } from '#contract/orders.ts'

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
